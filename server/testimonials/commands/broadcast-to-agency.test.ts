import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { broadcastToAgency } from './broadcast-to-agency.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('only the open pages of the agency are notified of its testimonials', async () => {
  const { id } = await makeTenant(kit.db);
  const publish = vi.spyOn(kit.source.live, 'publish');
  await kit.asSystem((scope) => {
    broadcastToAgency(scope, id, 'testimonial.submitted');
    return Promise.resolve();
  });
  expect(publish).toHaveBeenCalledWith([{ tenants: [id], message: { kind: 'testimonial.submitted' } }]);
});

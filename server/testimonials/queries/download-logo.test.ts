import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTestimonial, makeTestimonialLogo } from '../factories.ts';
import { downloadLogo } from './download-logo.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a logo is readable by its agency and by staff, and by no other agency', async () => {
  const people = [];
  for (const side of ['agency', 'agency', 'provider'] as const) {
    const { id: tenantId } = await makeTenant(kit.db, { side });
    people.push(await makeUser(kit.db, { tenantId }));
  }
  const [owner, rival, staff] = people;
  if (!owner || !rival || !staff) throw new Error('Somebody is missing.');
  const { tenantId } = owner;
  const { id } = await makeTestimonial(kit.db, { tenantId });
  const logo = await makeTestimonialLogo(kit.db, { tenantId, testimonialId: id });
  const read = (userId: string) => kit.as(userId, (scope) => downloadLogo(scope as never, { logoId: logo.id }));
  const found = { storageKey: logo.storageKey, mediaType: 'image/png', inline: true };
  expect(await read(owner.id)).toMatchObject(found);
  expect(await read(staff.id)).toMatchObject(found);
  expect(await read(rival.id)).toBeInstanceOf(Refused);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { marketRights } from './policy.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('what somebody may do in the market is what their role includes', async () => {
  const owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const rights = await kit.asAgency(owner.id, (scope) =>
    Promise.resolve(marketRights({ ...scope, permissions: new Set(['Bidding Stage=Place Bids'] as const) })),
  );
  expect(rights.placeBids).toEqual({ allowed: true });
  expect(rights.submitApplication).toMatchObject({
    allowed: false,
    reasons: [{ text: "Your role doesn't include this permission.", who: 'An administrator of your agency' }],
  });
});

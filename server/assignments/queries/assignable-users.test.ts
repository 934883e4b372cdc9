import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAssignment } from '../factories.ts';
import { listAssignableUsers } from './assignable-users.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  await makeAssignment(kit.db, { engagementId: market.engagementId, userId: market.standard.id });
});
afterAll(() => kit.close());

test('the users of the agency are listed by name, with whether they are already assigned', async () => {
  const people = await kit.asAgency(market.owner.id, (scope) =>
    listAssignableUsers(scope, { engagementId: market.engagementId }),
  );
  expect(people).toMatchObject([
    { name: 'Mara Ellingsen', isAssigned: false, isMe: true, can: { assign: { allowed: true } } },
    { name: 'Tom Okafor', isAssigned: true, isMe: false },
  ]);
});

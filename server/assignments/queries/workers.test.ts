import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarket, type Market } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeAssignment } from '../factories.ts';
import { listAssignable } from './workers.ts';

let kit: TestKit;
let market: Market;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarket(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  await makeAssignment(kit.db, { engagementId: market.engagementId, userId: market.standard.id });
});
afterAll(() => kit.close());

test('the people of the agency come by name, with who of them works on it already', async () => {
  const people = await kit.asAgency(market.owner.id, (scope) =>
    listAssignable(scope, { engagementId: market.engagementId }),
  );
  expect(people).toMatchObject([
    { name: 'Mara Ellingsen', isAssigned: false, isMe: true, can: { assign: { allowed: true } } },
    { name: 'Tom Okafor', isAssigned: true, isMe: false },
  ]);
});

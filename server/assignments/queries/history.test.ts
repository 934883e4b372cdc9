import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { setAssignments } from '../commands/set-assignments.ts';
import { listAssignmentHistory } from './history.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { engagementId, owner, standard, agency } = market;
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  for (const userIds of [[owner.id], [standard.id]]) {
    await kit.asAgency(owner.id, (scope) => setAssignments(scope, { engagementId, userIds }));
  }
});
afterAll(() => kit.close());

const historyFor = async (userId: string) => {
  const found = await kit.asAgency(userId, (scope) =>
    listAssignmentHistory(scope, { engagementId: market.engagementId }),
  );
  return Array.isArray(found) ? found.map(({ what, name, byName }) => [what, name, byName]) : found;
};

test('assignments and removals are listed with their author, latest first', async () => {
  expect(await historyFor(market.owner.id)).toEqual([
    ['removed', 'Mara Ellingsen', 'Mara Ellingsen'],
    ['added', 'Tom Okafor', 'Mara Ellingsen'],
    ['added', 'Mara Ellingsen', 'Mara Ellingsen'],
  ]);
});

test('users who may not see colleagues get only their own history', async () => {
  expect(await historyFor(market.standard.id)).toEqual([['added', 'Tom Okafor', 'Mara Ellingsen']]);
});

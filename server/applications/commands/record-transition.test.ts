import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '../factories.ts';
import { recordApplicationTransition } from './record-transition.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const stepsOf = (applicationId: string) =>
  kit.db
    .selectFrom('applicationStep')
    .select(['fromStatusId', 'toStatusId', 'byName', 'bySide', 'reasonCode'])
    .where('applicationId', '=', applicationId)
    .orderBy('at')
    .orderBy('id')
    .execute();

test('a step has the previous status, its author and its reason; a step of the system has no author', async () => {
  const { engagementId, agency, rival } = market;
  const own = await makeApplication(kit.db, { engagementId, supplierId: agency.id, statusId: 1 });
  const other = await makeApplication(kit.db, { engagementId, supplierId: rival.id, statusId: 1 });
  await kit.asClient(market.employer.id, async (scope) => {
    await recordApplicationTransition(scope, own, { toStatusId: 3, reasonCode: '2' });
    await recordApplicationTransition(scope, other, { toStatusId: 6 }, true);
  });
  expect((await stepsOf(own.id)).at(-1)).toEqual({
    fromStatusId: 1,
    toStatusId: 3,
    byName: 'Priya Raman',
    bySide: 'client',
    reasonCode: '2',
  });
  expect((await stepsOf(other.id)).at(-1)).toMatchObject({ toStatusId: 6, byName: 'Rolecall', bySide: 'system' });
});

test('neither party can change or delete a step', async () => {
  const change = kit.asClient(market.employer.id, (scope) =>
    scope.db.updateTable('applicationStep').set({ reasonText: 'another' }).execute(),
  );
  await expect(change).rejects.toThrow('permission denied');
  await expect(
    kit.asClient(market.employer.id, (scope) => scope.db.deleteFrom('applicationStep').execute()),
  ).rejects.toThrow('permission denied');
});

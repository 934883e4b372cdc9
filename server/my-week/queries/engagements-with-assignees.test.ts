import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listEngagementsWithAssignees, findTaskEngagements } from './engagements-with-assignees.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('open engagements that users are assigned to or the agency has applied to are at work', async () => {
  const { agency, client, owner, standard } = market;
  const make = async (title: string, more: object = {}) =>
    (await makeEngagement(kit.db, { clientId: client.id, title, ...more })).id;
  const assigned = await make('Assigned');
  await makeAssignment(kit.db, { engagementId: assigned, userId: standard.id });
  const applied = await make('Applied');
  await makeApplication(kit.db, { engagementId: applied, supplierId: agency.id });
  const ended = await make('Ended', { status: 'completed', endedAs: 'completed', stage: 'ended', endedAt: new Date() });
  await makeAssignment(kit.db, { engagementId: ended, userId: standard.id });
  const left = await make('Left');
  await makeAssignment(kit.db, { engagementId: left, userId: standard.id, deletedAt: new Date() });
  const found = async (userId: string) =>
    [...(await kit.asAgency(userId, listEngagementsWithAssignees)).values()]
      .map(({ head, assigned: users }) => [head.title, users] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  expect(await found(owner.id)).toEqual([
    ['Applied', []],
    ['Assigned', [standard.id]],
  ]);
  expect(await found(standard.id)).toEqual([['Assigned', [standard.id]]]);
  const heads = await kit.asAgency(owner.id, (scope) => findTaskEngagements(scope, [ended]));
  expect([...heads.values()]).toMatchObject([{ title: 'Ended', clientName: 'Northwind Health' }]);
  expect(await kit.asAgency(owner.id, (scope) => findTaskEngagements(scope, []))).toEqual(new Map());
});

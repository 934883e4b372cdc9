import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listAssignmentHistory } from '../queries/history.ts';
import { listAssignments } from '../queries/assignments.ts';
import { assignUser } from './assign-user.ts';
import { unassignUser } from './unassign-user.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
});

const assign = (userId: string, by = market.owner.id, more: object = {}) =>
  kit.asAgency(by, (scope) => assignUser(scope, { engagementId: market.engagementId, userId, ...more }));
const assigned = async (by = market.owner.id): Promise<string[]> => {
  const list = await kit.asAgency(by, (scope) => listAssignments(scope, { engagementId: market.engagementId }));
  return 'assignments' in list ? list.assignments.map(({ name }) => name) : ['not found'];
};
const refused = (code: string) => ({ refusal: { code } });

test('a removed assignment stays on record, is not listed, and can be restored', async () => {
  const made = await assign(market.standard.id);
  if (!('assignmentId' in made)) throw new Error('Nobody was assigned.');
  const { assignmentId } = made;
  const { engagementId, owner, standard } = market;
  const change = (isDeleted: boolean, by = owner.id) =>
    kit.asAgency(by, (scope) => unassignUser(scope, { assignmentId, engagementId, userId: standard.id, isDeleted }));
  expect(await change(true)).toMatchObject({ assignmentId, isDeleted: true });
  expect(await change(true)).toMatchObject({ assignmentId, isDeleted: true });
  expect(await assigned()).toEqual([]);
  expect(await change(true, standard.id)).toMatchObject(refused('not-found'));
  expect(await change(false)).toMatchObject({ isDeleted: false, userId: standard.id });
  expect(await assigned()).toEqual(['Tom Okafor']);
  expect(await change(false)).toMatchObject(refused('already-assigned'));
  const rows = await kit.db
    .selectFrom('assignment')
    .select('deletedAt')
    .where('engagementId', '=', engagementId)
    .execute();
  expect(rows.map(({ deletedAt }) => deletedAt !== null).filter(Boolean)).toHaveLength(1);
  const history = await kit.asAgency(owner.id, (scope) => listAssignmentHistory(scope, { engagementId }));
  expect(Array.isArray(history) && history.map(({ what, name, byName }) => [what, name, byName])).toEqual([
    ['added', 'Tom Okafor', 'Mara Ellingsen'],
    ['removed', 'Tom Okafor', 'Mara Ellingsen'],
    ['added', 'Tom Okafor', 'Mara Ellingsen'],
  ]);
});

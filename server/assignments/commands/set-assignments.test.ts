import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listAssignments } from '../queries/assignments.ts';
import { setAssignments } from './set-assignments.ts';

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

const assigned = async (by = market.owner.id): Promise<string[]> => {
  const list = await kit.asAgency(by, (scope) => listAssignments(scope, { engagementId: market.engagementId }));
  return 'assignments' in list ? list.assignments.map(({ name }) => name) : ['not found'];
};
const refused = (code: string) => ({ refusal: { code } });

test('the users of an engagement are set to exactly the named ones', async () => {
  const { engagementId, owner, standard, rivalOwner } = market;
  const set = (userIds: string[], by = owner.id) =>
    kit.asAgency(by, (scope) => setAssignments(scope, { engagementId, userIds }));
  expect(await set([owner.id, standard.id, standard.id])).toMatchObject({
    assignments: [{ userId: owner.id }, { userId: standard.id }],
  });
  expect(await set([standard.id])).toMatchObject({ assignments: [{ name: 'Tom Okafor' }] });
  expect(await set([standard.id, rivalOwner.id])).toMatchObject(refused('not-found'));
  expect(await assigned()).toEqual(['Tom Okafor']);
});

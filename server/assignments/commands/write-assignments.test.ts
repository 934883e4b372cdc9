import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { addAssignments, endAssignments } from './write-assignments.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('each change is an event with the ID of the agency and no client ID', async () => {
  const { owner, standard, agency, engagementId } = market;
  await kit.asAgency(owner.id, async (scope) => {
    const place = { engagementId, supplierId: agency.id };
    const given = { userId: standard.id, createdBy: owner.id };
    const made = await addAssignments(scope, [place], given);
    expect(await addAssignments(scope, [place], given)).toEqual([]);
    const ids = made.map(({ id }) => id);
    expect(await endAssignments(scope, ids)).toHaveLength(1);
    expect(await endAssignments(scope, ids)).toEqual([]);
  });
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'supplierId', 'clientId', 'actorUserId'])
    .where('engagementId', '=', engagementId)
    .orderBy('sequence')
    .execute();
  expect(events).toEqual(
    ['assignment.added', 'assignment.removed'].map((kind) => ({
      kind,
      supplierId: agency.id,
      clientId: null,
      actorUserId: owner.id,
    })),
  );
});

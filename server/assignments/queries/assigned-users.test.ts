import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAssignment } from '../factories.ts';
import { listAssignedUsers } from './assigned-users.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { engagementId } = market;
  await makeAssignment(kit.db, { engagementId, userId: market.owner.id });
  await makeAssignment(kit.db, {
    engagementId,
    userId: market.standard.id,
    createdAt: new Date('2026-11-19T05:00:00Z'),
  });
  await makeAssignment(kit.db, { engagementId, userId: market.rivalOwner.id });
});
afterAll(() => kit.close());

const namesFor = (userId: string) =>
  kit.asAgency(userId, async (scope) =>
    ((await listAssignedUsers(scope, [market.engagementId])).get(market.engagementId) ?? []).map(({ name }) => name),
  );

test('a user who may view the work of others sees all assigned users of the agency, longest first', async () => {
  expect(await namesFor(market.owner.id)).toEqual(['Mara Ellingsen', 'Tom Okafor']);
});

test('a user without that permission sees only themselves', async () => {
  expect(await namesFor(market.standard.id)).toEqual(['Tom Okafor']);
});

test('a removed assignment is not listed', async () => {
  await kit.db
    .updateTable('assignment')
    .set({ deletedAt: kit.clock.now() })
    .where('userId', '=', market.owner.id)
    .execute();
  expect(await namesFor(market.owner.id)).toEqual(['Tom Okafor']);
});

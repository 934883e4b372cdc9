import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAssignment } from '../factories.ts';
import { listAssignments } from './assignments.ts';
import { listAssignmentHistory } from './history.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  const { engagementId } = market;
  await makeApplication(kit.db, { engagementId, supplierId: market.agency.id });
  for (const userId of [market.owner.id, market.standard.id, market.rivalOwner.id]) {
    await makeAssignment(kit.db, { engagementId, userId });
  }
});
afterAll(() => kit.close());

const listFor = (userId: string, clientId?: string) =>
  kit.asAgency(userId, (scope) => listAssignments(scope, { engagementId: market.engagementId, clientId }));

test('the assigned users come with the permitted actions; without permission to see colleagues only the caller is listed', async () => {
  expect(await listFor(market.owner.id)).toMatchObject({
    assignments: [{ name: 'Mara Ellingsen', isMe: true }, { name: 'Tom Okafor' }],
    can: { assign: { allowed: true } },
  });
  expect(await listFor(market.standard.id)).toMatchObject({
    assignments: [{ name: 'Tom Okafor', isMe: true }],
    can: { assign: { allowed: false } },
  });
});

test('an engagement is not found under the ID of another client', async () => {
  expect(await listFor(market.owner.id, market.agency.id)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await listFor(market.owner.id, market.client.id)).toMatchObject({ can: { assign: { allowed: true } } });
});

test('the history is empty before the first change', async () => {
  const { owner, engagementId } = market;
  expect(await kit.asAgency(owner.id, (scope) => listAssignmentHistory(scope, { engagementId }))).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAssignment } from '../factories.ts';
import { listUserAssignments, readUserAssignment } from './work.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  await makeAssignment(kit.db, { engagementId: market.engagementId, userId: market.standard.id });
});
afterAll(() => kit.close());

const workOf = (userId: string, by: string) =>
  kit.asAgency(by, (scope) => listUserAssignments(scope, { userId, pageCurrent: 0, pageSize: 10 }));

test("a user's work is visible to themselves and to users who may view the work of others", async () => {
  const { owner, standard, engagementId } = market;
  for (const by of [owner.id, standard.id]) {
    expect(await workOf(standard.id, by)).toMatchObject({
      records: [{ engagementId, userId: standard.id, clientName: 'Northwind Health', isOpen: true }],
      total: 1,
    });
  }
  expect(await workOf(owner.id, standard.id)).toMatchObject({ refusal: { code: 'forbidden' } });
  expect(await workOf(market.rivalOwner.id, owner.id)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await kit.asAgency(standard.id, (scope) => readUserAssignment(scope, { userId: standard.id }))).toEqual({
    userId: standard.id,
    engagementIds: [engagementId],
  });
});

test('a hand-over is offered to users who may assign, and to others with the reason why not', async () => {
  const { owner, standard } = market;
  expect(await workOf(standard.id, owner.id)).toMatchObject({ can: { handOver: { allowed: true } } });
  expect(await workOf(standard.id, standard.id)).toMatchObject({
    can: { handOver: { allowed: false, reasons: [{ code: 'no-permission', who: 'Someone who manages users' }] } },
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarket, type Market } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { narrowed, ofCaller } from './narrow.ts';

let kit: TestKit;
let market: Market;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarket(kit.db);
  const { engagementId, talentRequestId, agency, rival } = market;
  await kit.db.updateTable('talentRequest').set({ statusId: 5 }).where('id', '=', talentRequestId).execute();
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  await makeApplication(kit.db, { engagementId, supplierId: rival.id });
});
afterAll(() => kit.close());

const waitingFor = (userId: string) =>
  kit.asAgency(userId, async (scope) => {
    const rows = await ofCaller(scope)
      .where((eb) => narrowed(eb, scope, { waits: true }))
      .select('e.id')
      .execute();
    return rows.length;
  });

test("a rival's candidate does not answer what waits for the own agency", async () => {
  expect([await waitingFor(market.owner.id), await waitingFor(market.rivalOwner.id)]).toEqual([1, 1]);
  await makeCandidate(kit.db, { talentRequestId: market.talentRequestId, supplierId: market.rival.id });
  expect([await waitingFor(market.owner.id), await waitingFor(market.rivalOwner.id)]).toEqual([1, 0]);
});

test('nothing waits for somebody who may not submit candidates', async () => {
  const support = await makeUser(kit.db, { tenantId: market.agency.id, role: 'tech-support' });
  expect(await waitingFor(support.id)).toBe(0);
});

test('an agency that has neither applied nor works on anything has an empty board', async () => {
  const newcomer = await makeTenant(kit.db);
  const owner = await makeUser(kit.db, { tenantId: newcomer.id });
  const rows = await kit.asAgency(owner.id, (scope) => ofCaller(scope).select('e.id').execute());
  expect(rows).toEqual([]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { listBoard as operation } from '#contract/board/operations.ts';
import { boardFigureNames, boardFigures, boardViewNames, boardViews } from '#contract/board/rules.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listBoard } from './list-board.ts';
import { summarizeBoard } from './summarize-board.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  const { db } = kit;
  market = await makeMarketFixture(db);
  const { client, agency, rival, owner, standard } = market;
  const other = await makeTenant(db, { side: 'client', name: 'Sable Ridge' });
  const given = [
    { statusId: 2, stage: 'fulfillment', userId: owner.id },
    { statusId: 2, stage: 'fulfillment', userId: standard.id },
    { statusId: 1, stage: 'application', userId: owner.id, closingAt: new Date('2026-11-22T00:00:00Z') },
    { statusId: 2, stage: 'bidding', kind: 'competitive', userId: owner.id },
    { statusId: 2, stage: 'clarification', kind: 'competitive', userId: owner.id },
    { statusId: 6, stage: 'ended', status: 'completed', endedAs: 'success', userId: owner.id },
  ] as const;
  for (const { statusId, userId, ...facts } of given) {
    const engagement = await makeEngagement(db, { clientId: client.id, ...facts });
    await makeTalentRequest(db, { engagementId: engagement.id, statusId: facts.stage === 'fulfillment' ? 5 : 2 });
    await makeApplication(db, { engagementId: engagement.id, supplierId: agency.id, statusId });
    await makeAssignment(db, { engagementId: engagement.id, userId });
  }
  const rivals = await makeEngagement(db, { clientId: other.id });
  await makeApplication(db, { engagementId: rivals.id, supplierId: rival.id });
});
afterAll(() => kit.close());

const summary = async (userId = market.owner.id) => {
  const answer = await kit.asAgency(userId, (scope) => summarizeBoard(scope));
  if (answer instanceof Refused) throw new Error(answer.message);
  return answer;
};

test('the board is counted by next action, by stage and by view, with its clients [G01]', async () => {
  expect(await summary()).toEqual({
    figures: { waits: 2, application: 1, clarification: 1, bidding: 1, fulfillment: 2 },
    views: { open: 4, fulfillment: 1, closing: 1, pending: 1, all: 6 },
    clients: [{ clientId: market.client.id, clientName: 'Northwind Health', count: 6 }],
    hasMoreClients: false,
    applications: [
      { id: 1, value: 'Pending', count: 1 },
      { id: 2, value: 'Approved', count: 4 },
      { id: 6, value: 'Not Selected', count: 1 },
    ],
    types: [
      { id: 1, value: 'Employer Sets Rate', count: 4 },
      { id: 2, value: 'Agency Tenders Rate', count: 2 },
    ],
    notApplied: 0,
    seesAll: true,
    earnings: [],
  });
});

test('every count equals the total of the list that it links to', async () => {
  for (const userId of [market.owner.id, market.standard.id]) {
    const { figures, views } = await summary(userId);
    const totalOf = async (filters: object) => {
      const answer = await kit.asAgency(userId, (scope) => listBoard(scope, operation.input.parse(filters)));
      return answer instanceof Refused ? undefined : answer.total;
    };
    for (const name of boardFigureNames)
      expect([name, await totalOf(boardFigures[name])]).toEqual([name, figures[name]]);
    for (const name of boardViewNames) expect([name, await totalOf(boardViews[name])]).toEqual([name, views[name]]);
  }
});

test('a user who sees only their own work counts only that', async () => {
  expect(await summary(market.standard.id)).toMatchObject({ views: { all: 1, open: 1 }, figures: { fulfillment: 1 } });
});

test("the agency's earnings are visible to users who see others' work", async () => {
  const { agency, rival, engagementId, talentRequestId } = market;
  for (const { id: supplierId } of [agency, rival]) await makeApplication(kit.db, { engagementId, supplierId });
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 2, agencyFee: '12000.50' });
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 2, agencyFee: '8000' });
  await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId: 9, agencyFee: '7000' });
  await makeCandidate(kit.db, { talentRequestId, supplierId: rival.id, statusId: 2, agencyFee: '9000' });
  expect(await summary()).toMatchObject({ earnings: [{ currencyIso: 'AUD', amount: '20000.50' }] });
  expect(await summary(market.standard.id)).toMatchObject({ seesAll: false, earnings: [] });
});

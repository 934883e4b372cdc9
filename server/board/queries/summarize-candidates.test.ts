import { afterAll, beforeAll, expect, test } from 'vitest';
import { summarizeCandidates as operation } from '#contract/board/operations/search.ts';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import type { TalentRequestStatusId } from '#contract/engagements/states.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { boardTsquery } from '../rules/board-query.ts';
import { findBoardIds } from './find-on-board.ts';
import { candidateSummary, countCandidatesUpTo, countCandidatesByStatus } from './summarize-candidates.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  const { db } = kit;
  market = await makeMarketFixture(db);
  const { client, agency, rival, standard } = market;
  const add = async (
    stage: 'fulfillment' | 'application',
    statuses: readonly CandidateStatusId[],
    requestStatus: TalentRequestStatusId = 5,
  ) => {
    const { id: engagementId } = await makeEngagement(db, { clientId: client.id, stage });
    const request = await makeTalentRequest(db, { engagementId, statusId: requestStatus });
    for (const { id: supplierId } of [agency, rival]) await makeApplication(db, { engagementId, supplierId });
    for (const statusId of statuses)
      await makeCandidate(db, { talentRequestId: request.id, supplierId: agency.id, statusId });
    await makeCandidate(db, { talentRequestId: request.id, supplierId: rival.id, statusId: 1 });
    return engagementId;
  };
  const mine = await add('fulfillment', [1, 1, 2, 5]);
  await makeAssignment(db, { engagementId: mine, userId: standard.id });
  await add('application', [4, 3, 3]);
  await add('fulfillment', [1, 3], 7);
});
afterAll(() => kit.close());

const summary = async (filters: object = {}, userId = market.owner.id) => {
  const answer = await kit.asAgency(userId, (scope) => candidateSummary(scope, operation.input.parse(filters)));
  if ('refusal' in answer) throw new Error(answer.message);
  return { total: answer.total, found: answer.byStatus.filter(({ count }) => count > 0) };
};

test('own candidates are counted by status in display order, without withdrawn ones, and only rejected ones of a cancelled request [G01]', async () => {
  expect(await summary()).toEqual({
    total: 7,
    found: [
      { candidateStatusId: 1, candidateStatus: 'Pending', count: 2 },
      { candidateStatusId: 4, candidateStatus: 'Shortlisted', count: 1 },
      { candidateStatusId: 2, candidateStatus: 'Hired', count: 1 },
      { candidateStatusId: 3, candidateStatus: 'Rejected', count: 3 },
    ],
  });
});

test('the filters of the board apply, and a user who sees only their own work counts only that [G01]', async () => {
  expect(await summary({ stage: 'application' })).toMatchObject({ total: 3 });
  expect(await summary({ engagementStatusId: [2] })).toMatchObject({ total: 4 });
  expect(await summary({ keyword: 'nowhere' })).toEqual({ total: 0, found: [] });
  expect(await summary({}, market.standard.id)).toMatchObject({ total: 3 });
});

test('beyond the limit of engagements the counts are the same, each status up to its limit', async () => {
  const page = { sortBy: 'createdWhen', sortOrder: 'desc', offset: 0, pageSize: 100 } as const;
  const byStatus = (counts: Awaited<ReturnType<typeof countCandidatesByStatus>>) =>
    counts.filter(({ count }) => count > 0).toSorted((one, other) => one.statusId - other.statusId);
  for (const userId of [market.owner.id, market.standard.id, market.rivalOwner.id]) {
    for (const filters of [{}, { stage: 'fulfillment' }, { stage: 'bidding' }] as const) {
      await kit.asAgency(userId, async (scope) => {
        const { ids } = await findBoardIds(scope, filters, page);
        const along = await countCandidatesUpTo(scope, boardTsquery(scope, filters));
        expect(byStatus(along)).toEqual(byStatus(await countCandidatesByStatus(scope, ids)));
        const few = await countCandidatesUpTo(scope, boardTsquery(scope, filters), 1);
        expect(byStatus(few)).toEqual(
          byStatus(along).map(({ statusId, count }) => ({ statusId, count: Math.min(count, 2) })),
        );
      });
    }
  }
});

test('the counts follow changes of candidates and of their request', async () => {
  const { total } = await summary();
  const { id, talentRequestId } = await kit.db
    .selectFrom('candidate')
    .select(['id', 'talentRequestId'])
    .where('supplierId', '=', market.agency.id)
    .where('statusId', '=', 4)
    .executeTakeFirstOrThrow();
  const along = async () =>
    (await kit.asAgency(market.owner.id, (scope) => countCandidatesUpTo(scope, null))).reduce(
      (sum, { count }) => sum + count,
      0,
    );
  expect(await along()).toBe(total);
  await kit.db.updateTable('talentRequest').set({ statusId: 7 }).where('id', '=', talentRequestId).execute();
  expect(await along()).toBe(total - 1);
  await kit.db.updateTable('talentRequest').set({ statusId: 5 }).where('id', '=', talentRequestId).execute();
  expect(await along()).toBe(total);
  await kit.db.updateTable('candidate').set({ statusId: 5 }).where('id', '=', id).execute();
  expect(await along()).toBe(total - 1);
});

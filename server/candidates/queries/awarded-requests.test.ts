import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { listAwardedRequests, listAllAwardedRequests } from '#contract/candidates/operations/counts.ts';
import { makeApplication, makeMarketFixture } from '#server/applications/factories.ts';
import { makeBid, makeLot, makeLotResults } from '#server/bidding/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { findAwardedRequests, findAllAwardedRequests } from './awarded-requests.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db, { engagement: { kind: 'competitive' }, request: { noOfRoles: 2 } });
});
afterAll(() => kit.close());

const awarded = (userId: string, engagementId = place.engagement.id) =>
  kit.asAgency(userId, (scope) => findAwardedRequests(scope, listAwardedRequests.input.parse({ engagementId })));
const served = (userId: string, given: object = {}) =>
  kit.asAgency(userId, (scope) => findAllAwardedRequests(scope, listAllAwardedRequests.input.parse(given)));

test("an auction awarded to the agency lists its talent requests with the agency's candidates", async () => {
  await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id, statusId: 4 });
  expect(await awarded(place.recruiter.id)).toMatchObject([
    {
      talentRequestId: place.request.id,
      engagementNumber: place.engagement.number,
      auctionType: 'competitive',
      clientId: place.client.id,
      clientName: place.client.name,
      rolesRemaining: 2,
      total: 1,
      noOfCvs: 1,
      can: { submit: { allowed: true } },
    },
  ]);
});

test('a request whose limit of CVs the agency has reached says so: cv-cap', async () => {
  const limited = await makeSubmissionFixture(kit.db, { request: { cvCap: 2 } });
  const ids = { talentRequestId: limited.request.id, supplierId: limited.agency.id };
  await makeCandidate(kit.db, { ...ids, statusId: 8 });
  await makeCandidate(kit.db, { ...ids, statusId: 3 });
  expect(await served(limited.recruiter.id)).toMatchObject({ records: [{ can: { submit: { allowed: true } } }] });
  await makeCandidate(kit.db, ids);
  expect(await served(limited.recruiter.id)).toMatchObject({
    records: [{ can: { submit: { allowed: false, reasons: [{ code: 'cv-cap' }] } } }],
  });
});

test('an auction that is not awarded to the agency, or not awarded yet, lists none', async () => {
  const { agency, recruiter } = await makeApprovedAgency(kit.db, place.engagement.id);
  await kit.db.updateTable('application').set({ statusId: 6 }).where('supplierId', '=', agency.id).execute();
  expect(await awarded(recruiter.id)).toEqual([]);
  const bidding = await makeEngagement(kit.db, { clientId: place.client.id, kind: 'competitive', stage: 'bidding' });
  await makeApplication(kit.db, { engagementId: bidding.id, supplierId: place.agency.id });
  expect(await awarded(place.recruiter.id, bidding.id)).toEqual([]);
});

test('an auction with lots lists the requests that the agency has won, also while it is in Re-bid', async () => {
  const market = await makeMarketFixture(kit.db);
  const { auctionId, lotId } = await makeLot(kit, market);
  await makeTalentRequest(kit.db, { engagementId: auctionId });
  for (const userId of [market.owner.id, market.rivalOwner.id]) await makeBid(kit, userId, lotId, '9500');
  await makeLotResults(kit.db, lotId, { awarded: [market.agency.id] });
  await kit.db.updateTable('engagement').set({ stage: 'fulfillment' }).where('id', '=', auctionId).execute();
  await kit.db.updateTable('application').set({ statusId: 7 }).where('supplierId', '=', market.agency.id).execute();
  expect(await awarded(market.owner.id, auctionId)).toMatchObject([{ talentRequestId: lotId, sharePercent: null }]);
  expect(await served(market.owner.id)).toMatchObject({ total: 1, records: [{ talentRequestId: lotId }] });
  expect(await awarded(market.rivalOwner.id, auctionId)).not.toMatchObject([{ talentRequestId: lotId }]);
  const rivals = await served(market.rivalOwner.id);
  expect(JSON.stringify(rivals)).not.toContain(lotId);
});

test('a success fee is not an auction, and is not found as one', async () => {
  const fee = await makeEngagement(kit.db, { clientId: place.client.id });
  expect(await awarded(place.recruiter.id, fee.id)).toBeInstanceOf(Refused);
});

test('the requests of all running engagements with an approved application are listed, newest first', async () => {
  const { db } = kit;
  const fee = await makeSubmissionFixture(db);
  const { recruiter, agency } = fee;
  const add = async (engagement: object, statusId: ApplicationStatusId) => {
    const made = await makeEngagement(db, { clientId: fee.client.id, ...engagement });
    await makeApplication(db, { engagementId: made.id, supplierId: agency.id, statusId });
    return makeTalentRequest(db, { engagementId: made.id, statusId: 5 });
  };
  const newer = await add({ kind: 'competitive', stage: 'fulfillment' }, 2);
  await add({ kind: 'competitive', stage: 'bidding' }, 2);
  await add({ stage: 'fulfillment' }, 1);
  await add({ stage: 'ended', status: 'completed', endedAs: 'completed', endedAt: kit.clock.now() }, 2);
  const second = await makeTalentRequest(db, { engagementId: fee.engagement.id, statusId: 8, statusBeforePauseId: 5 });
  const ids = [second.id, newer.id, fee.request.id];
  expect(await served(recruiter.id)).toMatchObject({
    total: 3,
    pageCount: 1,
    records: [{ talentRequestId: ids[0], isPaused: true }, { talentRequestId: ids[1] }, { talentRequestId: ids[2] }],
  });
  expect(await served(recruiter.id, { pageSize: 2, pageCurrent: 1 })).toMatchObject({
    total: 3,
    records: [{ talentRequestId: ids[2] }],
  });
  const rival = await makeApprovedAgency(db, fee.engagement.id);
  expect(await served(rival.recruiter.id)).toMatchObject({ total: 2 });
});

test('requests are found by words of the role, the engagement, the client and the place, and only open ones if asked', async () => {
  const fee = await makeSubmissionFixture(kit.db, { request: { jobTitle: 'Theatre Nurse', location: 'Perth' } });
  const given = { engagementId: fee.engagement.id, jobTitle: 'Ward Clerk', location: 'Hobart' };
  const closed = await makeTalentRequest(kit.db, { ...given, statusId: 2 });
  const found = async (input: object): Promise<string[]> => {
    const answer = await served(fee.recruiter.id, input);
    return answer instanceof Refused ? [] : answer.records.map(({ talentRequestId }) => talentRequestId);
  };
  expect(await found({ keywords: 'theatre perth' })).toEqual([fee.request.id]);
  expect(await found({ keywords: `${fee.client.name} ${String(closed.number)}` })).toEqual([closed.id]);
  expect(await found({ keywords: String(closed.number).padStart(6, '0') })).toEqual([closed.id]);
  expect(await found({ keywords: 'theatre hobart' })).toEqual([]);
  expect(await found({ keywords: '%' })).toEqual([]);
  expect(await found({ isAvailable: true })).toEqual([fee.request.id]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { candidateStatusOrder, type CandidateStatusId } from '#contract/candidates/states.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { listEngagementCandidates, isCandidateListed, countOwnOpenCandidates } from './own-candidates.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('candidates are grouped by talent request and status, in display order, latest first [C02]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const second = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 8 });
  const make = (statusId: CandidateStatusId, day = 1, talentRequestId = place.request.id) =>
    makeCandidate(kit.db, {
      talentRequestId,
      supplierId: place.agency.id,
      statusId,
      dateSubmitted: new Date(Date.UTC(2026, 10, day)),
    });
  for (const statusId of [2, 3, 4, 5, 6, 7, 8, 9] as const) await make(statusId);
  const [older, newer] = [await make(1, 3), await make(1, 4)];
  const rival = await makeApprovedAgency(kit.db, place.engagement.id);
  await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: rival.agency.id });
  const answer = await kit.asAgency(place.recruiter.id, (scope) =>
    listEngagementCandidates(scope, { engagementId: place.engagement.id }),
  );
  if (answer instanceof Refused) throw new Error(answer.message);
  const [first, paused] = answer.talentRequests;
  expect(first?.groups.map((group) => group.candidateStatusId)).toEqual(candidateStatusOrder);
  expect(first?.groups[0]?.candidates.map((row) => row._id)).toEqual([newer.id, older.id]);
  expect(first).toMatchObject({ candidateCount: 9, can: { submit: { allowed: true } } });
  expect(paused).toMatchObject({
    talentRequestId: second.id,
    isPaused: true,
    candidateCount: 0,
    groups: [],
    can: { submit: { allowed: false, reasons: [{ code: 'request-paused' }] } },
  });
  expect(await kit.asAgency(place.recruiter.id, (scope) => countOwnOpenCandidates(scope, place.request.id))).toBe(6);
});

it('withdrawn candidates are hidden; a cancelled request shows only its rejected ones [C03]', () => {
  const shown = (request: 5 | 7) =>
    ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).filter((statusId) => isCandidateListed({ statusId }, { statusId: request }));
  expect(shown(5)).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
  expect(shown(7)).toEqual([3]);
});

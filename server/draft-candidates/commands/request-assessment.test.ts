import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssessmentProblem } from '#contract/draft-candidates/states.ts';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDraftCandidate } from '../factories.ts';
import { retryAssessment } from './request-assessment.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const asRecruiter = <T>(work: (scope: AgencyScope) => Promise<T>) => kit.asAgency(place.recruiter.id, work);
const draftOf = async (aiStatusId: 2 | 3 | 4, problem: AssessmentProblem = 'model-too-slow') =>
  (
    await makeDraftCandidate(kit.db, {
      supplierId: place.agency.id,
      askedBy: place.recruiter.id,
      talentRequestId: place.request.id,
      aiStatusId,
      ...(aiStatusId === 2 ? { score: 75, method: 'terms' } : { problem }),
    })
  ).id;

test('a failed assessment begins again, with the user who asks for it', async () => {
  const draftCandidateId = await draftOf(3);
  expect(await asRecruiter((scope) => retryAssessment(scope, { draftCandidateId }))).toMatchObject({
    aiAssessmentStatusId: 1,
    problem: null,
  });
  const row = await kit.db
    .selectFrom('draftCandidate')
    .select(['run', 'askedBy'])
    .where('id', '=', draftCandidateId)
    .executeTakeFirst();
  expect(row).toEqual({ run: 2, askedBy: place.recruiter.id });
});

test.each(['no-requirements', 'switched-off'] as const)(
  'an assessment that ended with %s begins again',
  async (problem) => {
    const draftCandidateId = await draftOf(4, problem);
    expect(await asRecruiter((scope) => retryAssessment(scope, { draftCandidateId }))).toMatchObject({
      aiAssessmentStatusId: 1,
      problem: null,
    });
  },
);

test('an assessment that is complete, in progress or of a CV without text is not retried', async () => {
  const retried = await draftOf(3);
  await asRecruiter((scope) => retryAssessment(scope, { draftCandidateId: retried }));
  for (const draftCandidateId of [await draftOf(2), await draftOf(4, 'no-text'), retried]) {
    expect(await asRecruiter((scope) => retryAssessment(scope, { draftCandidateId }))).toMatchObject({
      refusal: { code: 'assessment-not-retryable' },
    });
  }
});

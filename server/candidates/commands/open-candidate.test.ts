import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeQuestion } from '#server/engagements/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { readCandidateAnswers, readReceivedAnswers } from '../queries/candidate-answers.ts';
import { viewCandidate } from '../queries/view-candidate.ts';
import { openCandidate } from './open-candidate.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it("the time of the employer's first opening is saved for the candidate and its CV", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const view = () => kit.asAgency(place.recruiter.id, (scope) => viewCandidate(scope, { candidateId }));
  expect(await view()).toMatchObject({
    firstViewed: null,
    isReplaceCvAllow: true,
    can: { replaceCv: { allowed: true } },
  });
  const first = kit.clock.now().toISOString();
  const open = () => kit.asClient(place.employer.id, (scope) => openCandidate(scope, { candidateId }));
  expect(await open()).toMatchObject({ firstViewed: first });
  kit.clock.advance(60_000);
  expect(await open()).toMatchObject({ firstViewed: first });
  const events = await kit.db.selectFrom('event').select('kind').where('candidateId', '=', candidateId).execute();
  expect(events).toEqual([{ kind: 'candidate.opened' }]);
  const after = await view();
  expect(after).toMatchObject({
    isReplaceCvAllow: false,
    can: {
      replaceCv: {
        allowed: false,
        reasons: [{ code: 'cv-opened', unblockBy: 'Add a newer CV under Other documents.' }],
      },
    },
  });
  expect(JSON.stringify(after)).toContain(`${place.client.name} has opened the CV.`);
});

it('the employer sees which questions are passed; its wanted answers never reach the agency', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const question = await makeQuestion(kit.db, { talentRequestId: place.request.id, kind: 'number', passing: '>=7654' });
  const {
    id: candidateId,
    supplierId,
    clientId,
  } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  await kit.db
    .insertInto('candidateAnswer')
    .values({ candidateId, supplierId, clientId, questionId: question.id, answer: '3' })
    .execute();
  const read = await kit.asClient(place.employer.id, (scope) => readReceivedAnswers(scope, { candidateId }));
  expect(read).toMatchObject({ isCandidateQualified: false, answers: [{ answer: '3', isPassed: false }] });
  const seen = await kit.asAgency(place.recruiter.id, async (scope) => [
    await viewCandidate(scope, { candidateId }),
    await readCandidateAnswers(scope, { candidateId }),
  ]);
  expect(JSON.stringify(seen)).not.toMatch(/\b7654\b|isPassed|isCandidateQualified/);
});

it("another employer's candidate is not found", async () => {
  const place = await makeSubmissionFixture(kit.db);
  const other = await makeSubmissionFixture(kit.db);
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  const answer = await kit.asClient(other.employer.id, (scope) => openCandidate(scope, { candidateId }));
  expect(answer instanceof Refused && answer.refusal.code).toBe('not-found');
});

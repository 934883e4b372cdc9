import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeQuestion } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { readCandidateAnswers } from './candidate-answers.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('questions asked now come first, then answered ones that are no longer asked; none gives an empty list [C12]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const { id: candidateId, supplierId, clientId } = candidate;
  const read = () => kit.asAgency(place.recruiter.id, (scope) => readCandidateAnswers(scope, { candidateId }));
  expect(await read()).toEqual([]);

  const talentRequestId = place.request.id;
  const former = await makeQuestion(kit.db, { talentRequestId, text: 'Former', withdrawnAt: kit.clock.now() });
  await makeQuestion(kit.db, { talentRequestId, text: 'Never answered', withdrawnAt: kit.clock.now() });
  await makeQuestion(kit.db, { talentRequestId, text: 'Asked', sort: 3 });
  await kit.db
    .insertInto('candidateAnswer')
    .values({ candidateId, supplierId, clientId, questionId: former.id, answer: 'no' })
    .execute();
  expect(await read()).toMatchObject([
    { text: 'Asked', answer: '', isStillAsked: true, canChange: true },
    { text: 'Former', answer: 'no', isStillAsked: false, canChange: false },
  ]);
});

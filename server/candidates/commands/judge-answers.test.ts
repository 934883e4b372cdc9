import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeQuestion } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeCandidate, makeSubmissionPlace } from '../factories.ts';
import { judgeAnswers } from './judge-answers.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it.each([
  ['5', true],
  ['2', false],
  [undefined, false],
])('the answer %s is judged as %s', async (answer, isQualified) => {
  const place = await makeSubmissionPlace(kit.db);
  const question = await makeQuestion(kit.db, { talentRequestId: place.request.id, kind: 'number', passing: '>=3' });
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const { id: candidateId, supplierId, clientId } = candidate;
  if (answer !== undefined) {
    await kit.db
      .insertInto('candidateAnswer')
      .values({ candidateId, supplierId, clientId, questionId: question.id, answer })
      .execute();
  }
  await kit.asSystem((scope) => judgeAnswers(scope, candidateId));
  const row = await kit.db
    .selectFrom('candidate')
    .select('isQualified')
    .where('id', '=', candidateId)
    .executeTakeFirst();
  expect(row).toEqual({ isQualified });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeQuestion } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { reevaluateAnswers, evaluateAnswers } from './evaluate-answers.ts';

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
  const place = await makeSubmissionFixture(kit.db);
  const question = await makeQuestion(kit.db, {
    talentRequestId: place.request.id,
    kind: 'number',
    passing: '>=3',
    publishedAt: new Date(0),
  });
  const candidate = await makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId: place.agency.id });
  const { id: candidateId, supplierId, clientId } = candidate;
  if (answer !== undefined) {
    await kit.db
      .insertInto('candidateAnswer')
      .values({ candidateId, supplierId, clientId, questionId: question.id, answer })
      .execute();
  }
  await kit.asSystem((scope) => evaluateAnswers(scope, candidateId));
  const row = await kit.db
    .selectFrom('candidate')
    .select('isQualified')
    .where('id', '=', candidateId)
    .executeTakeFirst();
  expect(row).toEqual({ isQualified });
});

it('a later or withdrawn question only counts if it was answered', async () => {
  const { db } = kit;
  const place = await makeSubmissionFixture(db);
  const talentRequestId = place.request.id;
  const { id: candidateId, dateSubmitted } = await makeCandidate(db, { talentRequestId, supplierId: place.agency.id });
  const later = new Date(dateSubmitted.getTime() + 1);
  await makeQuestion(db, { talentRequestId, passing: 'yes', publishedAt: later });
  await makeQuestion(db, { talentRequestId, passing: 'yes', withdrawnAt: later });
  const isQualified = async () =>
    (await db.selectFrom('candidate').select('isQualified').where('id', '=', candidateId).executeTakeFirst())
      ?.isQualified;
  await kit.asSystem((scope) => reevaluateAnswers(scope, talentRequestId));
  expect(await isQualified()).toBe(true);
  const asked = await makeQuestion(db, { talentRequestId, passing: 'no', withdrawnAt: later });
  await db
    .insertInto('candidateAnswer')
    .values({
      candidateId,
      questionId: asked.id,
      supplierId: place.agency.id,
      clientId: place.client.id,
      answer: 'yes',
    })
    .execute();
  await kit.asSystem((scope) => reevaluateAnswers(scope, talentRequestId));
  expect(await isQualified()).toBe(false);
});

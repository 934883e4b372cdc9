import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateStatus } from '#contract/candidates/states.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { makeQuestion } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../factories.ts';
import { readCandidateAnswers } from '../queries/candidate-answers.ts';
import { evaluateAnswers } from './evaluate-answers.ts';
import { saveAnswers } from './save-answers.ts';

let kit: TestKit;
let place: SubmissionFixture;
let required: string;
let optional: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  const talentRequestId = place.request.id;
  required = (await makeQuestion(kit.db, { talentRequestId, text: 'Registered?', passing: 'yes' })).id;
  optional = (await makeQuestion(kit.db, { talentRequestId, kind: 'number', isMandatory: false, sort: 2 })).id;
});
afterAll(() => kit.close());

const candidateWith = async (facts: Partial<Parameters<typeof makeCandidate>[1]> = {}, answer?: string) => {
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    ...facts,
  });
  const { id: candidateId, supplierId, clientId } = candidate;
  if (answer !== undefined) {
    await kit.db
      .insertInto('candidateAnswer')
      .values({ candidateId, supplierId, clientId, questionId: required, answer })
      .execute();
  }
  return candidateId;
};

const save = async (candidateId: string, answers: Record<string, string>, userId = place.recruiter.id) => {
  const outcome = await kit.asAgency(userId, (scope) =>
    saveAnswers(scope, {
      candidateId,
      answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
    }),
  );
  if (!(outcome instanceof Refused)) return outcome.map(({ answer }) => answer);
  const { fields } = outcome;
  return fields.length > 0 ? fields.map(({ field, message }) => `${field}: ${message}`) : outcome.refusal.code;
};
const answersOf = (candidateId: string) =>
  kit.asAgency(place.recruiter.id, (scope) => readCandidateAnswers(scope, { candidateId }));

describe("answers to the employer's questions [C06]", () => {
  it('are added and changed until the employer opens the candidate, and evaluated again', async () => {
    const candidateId = await candidateWith({}, 'no');
    expect(await save(candidateId, { [required]: 'yes', [optional]: '7' })).toEqual(['yes', '7']);
    expect(await save(candidateId, { [optional]: '' })).toEqual(['yes', '']);
    await kit.asSystem((scope) => evaluateAnswers(scope, candidateId));
    const { isQualified } = await kit.db
      .selectFrom('candidate')
      .select('isQualified')
      .where('id', '=', candidateId)
      .executeTakeFirstOrThrow();
    expect(isQualified).toBe(true);
  });

  it('are only completed once the employer has opened the candidate', async () => {
    const candidateId = await candidateWith({ firstViewedAt: kit.clock.now() }, 'no');
    expect(await answersOf(candidateId)).toMatchObject([
      { questionId: required, answer: 'no', canChange: false },
      { questionId: optional, answer: '', canChange: true },
    ]);
    expect(await save(candidateId, { [required]: 'yes' })).toBe('answers-read');
    expect(await save(candidateId, { [required]: 'no', [optional]: '4' })).toEqual(['no', '4']);
    expect(await save(candidateId, { [optional]: '5' })).toBe('answers-read');
  });

  it('are only completed once the employer has made a decision, even if they never opened the candidate', async () => {
    const candidateId = await candidateWith({ statusId: candidateStatus.shortlisted, firstViewedAt: null }, 'no');
    expect(await save(candidateId, { [required]: 'yes' })).toBe('answers-judged');
    expect(await save(candidateId, { [optional]: '4' })).toEqual(['no', '4']);
    expect(await save(candidateId, { [optional]: '5' })).toBe('answers-judged');
  });

  it('are refused with the reason for each field', async () => {
    const candidateId = await candidateWith({}, 'yes');
    const withdrawn = (await makeQuestion(kit.db, { talentRequestId: place.request.id, withdrawnAt: kit.clock.now() }))
      .id;
    expect(await save(candidateId, { [required]: '', [optional]: 'many', [withdrawn]: 'yes' })).toEqual([
      `answers.${withdrawn}: The employer no longer asks this question.`,
      `answers.${required}: Answer is required!`,
      `answers.${optional}: Answer with a number.`,
    ]);
  });

  it('are closed with the candidate', async () => {
    const candidateId = await candidateWith({ statusId: 2 }, 'yes');
    expect(await save(candidateId, { [optional]: '4' })).toBe('candidate-closed');
  });

  it('tell the employer once, and not at all if nothing changed', async () => {
    const candidateId = await candidateWith({}, 'yes');
    const events = () =>
      kit.db
        .selectFrom('event')
        .select('kind')
        .where('candidateId', '=', candidateId)
        .where('kind', '=', 'candidate.answers-changed')
        .execute();
    await save(candidateId, { [required]: 'yes' });
    expect(await events()).toHaveLength(0);
    await save(candidateId, { [required]: 'no' });
    expect(await events()).toHaveLength(1);
  });
});

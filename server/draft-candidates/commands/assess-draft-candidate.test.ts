import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AssessmentProblem } from '#contract/draft-candidates/states.ts';
import { makeCandidateDocument, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeQuestion } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createChatModel } from '#server/platform/ai/chat-model.ts';
import {
  createChatModelServer,
  type ChatModelServer,
  type ChatReply,
} from '#server/testing/assessment/chat-model-server.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDraftCandidate } from '../factories.ts';
import { assessDraft, claimDraftToAssess, storeAssessment } from './assess-draft-candidate.ts';
import { changeAiAccess } from './change-ai-access.ts';
import { retryAssessment } from './request-assessment.ts';

let kit: TestKit;
let server: ChatModelServer;
let place: SubmissionFixture;
let requirementId: string;
const cv = 'Ingrid Maalouf\n\nRegistered nurse, no conditions.';

beforeAll(async () => {
  kit = await createTestKit();
  server = await createChatModelServer();
  place = await makeSubmissionFixture(kit.db);
  const talentRequestId = place.request.id;
  ({ id: requirementId } = await makeQuestion(kit.db, {
    talentRequestId,
    text: 'Is the candidate a registered nurse?',
  }));
  await makeQuestion(kit.db, { talentRequestId, text: 'What should we know?', kind: 'text', sort: 2 });
});
afterAll(async () => {
  await server.close();
  await kit.close();
});

const draftWith = async (textContent: string | null, of: SubmissionFixture = place) => {
  const own = { supplierId: of.agency.id, uploadedBy: of.recruiter.id };
  const document = await makeCandidateDocument(kit.db, { ...own, textContent });
  return makeDraftCandidate(kit.db, {
    supplierId: of.agency.id,
    askedBy: of.recruiter.id,
    talentRequestId: of.request.id,
    documentId: document.id,
  });
};

const model = (timeoutMs = 30_000) => createChatModel({ url: server.url, model: 'reader', timeoutMs });

const assess = async (by: ReturnType<typeof model> | 'terms' = model()) => {
  const claimed = await kit.asSystem(claimDraftToAssess);
  if (!claimed) throw new Error('No draft waits.');
  const assessment = await assessDraft(claimed, by === 'terms' ? undefined : by);
  await kit.asSystem((scope) => storeAssessment(scope, claimed, assessment));
  return kit.db.selectFrom('draftCandidate').selectAll().where('id', '=', claimed.draft.id).executeTakeFirstOrThrow();
};

const startOfAnswer: ChatReply = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"id":"chat-1","object":"chat.completion","choices":[');
  return undefined;
};

const metAnswer = JSON.stringify({ answers: [{ requirement: 1, verdict: 'met', quotation: 'Registered nurse' }] });
const replyWith = (answers: object[]) => () => JSON.stringify({ answers });

test('without a model terms are compared: the draft gets answers with their quotations, a score, and no logged call [C07]', async () => {
  const { id } = await draftWith(cv);
  expect(await assess('terms')).toMatchObject({ id, aiStatusId: 2, score: 100, method: 'terms', model: null });
  expect(
    await kit.db.selectFrom('draftCandidateAnswer').selectAll().where('draftCandidateId', '=', id).execute(),
  ).toMatchObject([
    {
      requirementId,
      isMandatory: true,
      verdict: 'met',
      quotation: 'Registered nurse, no conditions.',
      start: cv.indexOf('Registered'),
    },
  ]);
  expect(await kit.db.selectFrom('modelCall').select('id').execute()).toEqual([]);
});

test('a call of the model is logged with version, hash, tokens and user', async () => {
  server.reply = replyWith([{ requirement: 1, verdict: 'partly', quotation: 'registered NURSE' }]);
  const { id } = await draftWith(cv);
  expect(await assess()).toMatchObject({ aiStatusId: 2, score: 50, method: 'model', model: 'reader' });
  const calls = await kit.db.selectFrom('modelCall').selectAll().where('draftCandidateId', '=', id).execute();
  expect(calls).toMatchObject([
    {
      model: 'reader',
      version: 'reader-2026-11',
      inputTokens: 321,
      outputTokens: 45,
      userId: place.recruiter.id,
      problem: null,
    },
  ]);
  expect(calls[0]?.inputHash).toMatch(/^[0-9a-f]{64}$/);
});

test('a version and token counts that the database cannot store do not stop the assessment', async () => {
  server.reply = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        model: 'x\u0000',
        choices: [{ message: { role: 'assistant', content: metAnswer } }],
        usage: { prompt_tokens: 1.5, completion_tokens: 2 ** 40 },
      }),
    );
  const { id } = await draftWith(cv);
  expect(await assess()).toMatchObject({ id, aiStatusId: 2, score: 100 });
  const calls = await kit.db.selectFrom('modelCall').selectAll().where('draftCandidateId', '=', id).execute();
  expect(calls).toMatchObject([{ version: 'x', inputTokens: null, outputTokens: null, problem: null }]);
});

test.each<[string, AssessmentProblem, ChatReply]>([
  ['slow', 'model-too-slow', () => undefined],
  // The answer begins, and nothing more arrives.
  ['silent after its first words', 'model-too-slow', startOfAnswer],
  ['silent', 'model-unusable', () => ''],
  ['talkative', 'model-unusable', () => 'Certainly! I am happy to help. '.repeat(20_000)],
  ['talkative before and after its answer', 'model-unusable', () => `Certainly! ${metAnswer} Shall I go on?`],
  ['wrong', 'model-unusable', () => '{"verdict":"met"}'],
])('a model that is %s leads to Failed, and a retry assesses again [C07]', async (_, problem, reply) => {
  server.reply = reply;
  const { id } = await draftWith(cv);
  expect(await assess(problem === 'model-too-slow' ? model(300) : model())).toMatchObject({
    id,
    aiStatusId: 3,
    problem,
    score: null,
  });
  await kit.asAgency(place.recruiter.id, (scope) => retryAssessment(scope, { draftCandidateId: id }));
  server.reply = replyWith([{ requirement: 1, verdict: 'met', quotation: 'Registered nurse' }]);
  expect(await assess()).toMatchObject({ id, aiStatusId: 2, problem: null, score: 100 });
});

test('a requirement for which a model quotes the whole CV is not found [C07]', async () => {
  const long = `${cv}\n${'Scrubbed for orthopaedic theatre lists.\n'.repeat(10)}`;
  server.reply = replyWith([{ requirement: 1, verdict: 'met', quotation: long }]);
  const { id } = await draftWith(long);
  expect(await assess()).toMatchObject({ id, aiStatusId: 2, score: 0 });
});

test('fields that a model adds to its answer are ignored, in the answer and in the draft', async () => {
  const answer = { requirement: 1, verdict: 'met', quotation: 'Registered nurse', score: 12, name: 'Ingrid' };
  server.reply = () => JSON.stringify({ summary: 'A fine nurse.', answers: [answer], advice: { hire: true } });
  const { id } = await draftWith(cv);
  expect(await assess()).toMatchObject({ id, aiStatusId: 2, problem: null, score: 100 });
  const rows = await kit.db.selectFrom('draftCandidateAnswer').selectAll().where('draftCandidateId', '=', id).execute();
  expect(rows).toMatchObject([{ verdict: 'met', quotation: 'Registered nurse' }]);
  expect(JSON.stringify(rows)).not.toMatch(/fine nurse|Ingrid|hire/);
});

test('without text, without requirements or switched off, the assessment is Not Available [C07]', async () => {
  await draftWith(null);
  expect(await assess()).toMatchObject({ aiStatusId: 4, problem: 'no-text' });
  const plain = await makeSubmissionFixture(kit.db);
  await draftWith(cv, plain);
  expect(await assess()).toMatchObject({ aiStatusId: 4, problem: 'no-requirements' });
  await kit.asAgency(plain.recruiter.id, (scope) => changeAiAccess(scope, { isAccessible: false }));
  await draftWith(cv, plain);
  expect(await assess()).toMatchObject({ aiStatusId: 4, problem: 'switched-off' });
});

test('a retry assesses a draft once assessments are turned on and the request has a requirement, and not before [C07]', async () => {
  const other = await makeSubmissionFixture(kit.db);
  const turn = (isAccessible: boolean) =>
    kit.asAgency(other.recruiter.id, (scope) => changeAiAccess(scope, { isAccessible }));
  await turn(false);
  const { id: draftCandidateId } = await draftWith(cv, other);
  const retried = async () => {
    await kit.asAgency(other.recruiter.id, (scope) => retryAssessment(scope, { draftCandidateId }));
    return assess('terms');
  };
  expect(await assess('terms')).toMatchObject({ aiStatusId: 4, problem: 'switched-off' });
  expect(await retried()).toMatchObject({ aiStatusId: 4, problem: 'switched-off' });
  await turn(true);
  expect(await retried()).toMatchObject({ aiStatusId: 4, problem: 'no-requirements' });
  await makeQuestion(kit.db, { talentRequestId: other.request.id, text: 'Registered nurse?' });
  expect(await retried()).toMatchObject({ id: draftCandidateId, aiStatusId: 2, problem: null, score: 100 });
});

test('a draft is taken once, and again when its process has not answered for three minutes', async () => {
  const { id } = await draftWith(cv);
  expect((await kit.asSystem(claimDraftToAssess))?.draft.id).toBe(id);
  expect(await kit.asSystem(claimDraftToAssess)).toBeUndefined();
  const before = kit.clock.now();
  kit.clock.set(new Date(before.getTime() + 181_000));
  expect(await assess('terms')).toMatchObject({ id, aiStatusId: 2 });
  kit.clock.set(before);
});

test('the result of an outdated assessment is dropped', async () => {
  const { id } = await draftWith(cv);
  const claimed = await kit.asSystem(claimDraftToAssess);
  if (!claimed) throw new Error('No draft waits.');
  await kit.db.updateTable('draftCandidate').set({ run: 2 }).where('id', '=', id).execute();
  const assessment = await assessDraft(claimed, undefined);
  await kit.asSystem((scope) => storeAssessment(scope, claimed, assessment));
  expect(await kit.db.selectFrom('draftCandidate').select('score').where('id', '=', id).executeTakeFirst()).toEqual({
    score: null,
  });
});

test('a call is logged for the user who requested it, also if a colleague replaces the CV meanwhile', async () => {
  server.reply = () => metAnswer;
  const { id } = await draftWith(cv);
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id });
  const claimed = await kit.asSystem(claimDraftToAssess);
  if (!claimed) throw new Error('No draft waits.');
  const assessment = await assessDraft(claimed, model());
  await kit.db.updateTable('draftCandidate').set({ run: 2, askedBy: colleague.id }).where('id', '=', id).execute();
  await kit.asSystem((scope) => storeAssessment(scope, claimed, assessment));
  expect(await kit.db.selectFrom('modelCall').select('userId').where('draftCandidateId', '=', id).execute()).toEqual([
    { userId: place.recruiter.id },
  ]);
  await kit.db.deleteFrom('draftCandidate').where('id', '=', id).execute();
});

import type {
  listAnswers as operation,
  listReceivedAnswers as receivedOperation,
} from '#contract/candidates/operations/answers.ts';
import type { AnswerableQuestion } from '#contract/candidates/shapes/answers.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findPassingAnswers, listQuestions } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { mayChangeAnswer } from '../policy.ts';
import { isQualified, questionResult } from '../rules/qualification.ts';
import { listCandidateAnswers } from './candidate-details.ts';
import { findCandidate, type FoundCandidate } from './find-candidate.ts';

/** Returns the questions asked now with the agency's answers, then answered questions that are no longer asked. */
export const readAnswerableQuestions = async (
  scope: AgencyScope,
  { candidate, request }: Pick<FoundCandidate, 'candidate' | 'request'>,
): Promise<AnswerableQuestion[]> => {
  const questions = await listQuestions(scope, [request.id]);
  const given = await listCandidateAnswers(scope, candidate.id);
  const answers = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
  const asked = questions.map(({ id: questionId, text, kind, options, isMandatory }) => {
    const answer = answers.get(questionId) ?? '';
    const canChange = mayChangeAnswer(scope, candidate, answer);
    return { questionId, text, kind, options, isMandatory, answer, isStillAsked: true, canChange };
  });
  const former = given.filter((one) => !one.isStillAsked).map((one) => ({ ...one, canChange: false }));
  return [...asked, ...former];
};

/** Returns the employer's questions about a candidate, with the agency's answers. */
export const readCandidateAnswers = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidate(scope, input.candidateId);
  return found ? readAnswerableQuestions(scope, found) : notFound();
};

/** Returns the answers about a candidate that the employer received, with their assessment. */
export const readReceivedAnswers = async (
  scope: ClientScope,
  input: InputOf<typeof receivedOperation>,
): Promise<HandlerResult<typeof receivedOperation>> => {
  const found = await findCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const answers = await listCandidateAnswers(scope, found.candidate.id);
  const questions = answers.map((one) => ({ ...one, id: one.questionId }));
  const given = new Map(answers.map((one) => [one.questionId, one.answer]));
  const passing = await findPassingAnswers(scope, [...given.keys()]);
  return {
    isCandidateQualified: isQualified(questions, given, passing),
    answers: questions.map(({ id: _id, ...one }) => ({
      ...one,
      isPassed: questionResult({ ...one, id: one.questionId }, given, passing),
    })),
  };
};

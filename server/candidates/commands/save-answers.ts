import type { saveAnswers as operation } from '#contract/candidates/operations/answers.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { rightToAnswerQuestions } from '../policy.ts';
import { readAnswerableQuestions } from '../queries/candidate-answers.ts';
import { lockCandidate, type CandidateRow } from '../queries/find-candidate.ts';
import { answerErrors } from '../rules/qualification.ts';
import { candidateEventIds } from './record-transition.ts';
import { recordVersion } from './versions/record-version.ts';

const questionGone = inputError('The employer no longer asks this question.');

type Input = InputOf<typeof operation>;
type Answers = ReadonlyMap<string, string>;

/** Inserts the answers that aren't empty, one per question. */
export const insertAnswers = async (
  scope: AgencyScope,
  { id: candidateId, supplierId, clientId }: CandidateRow,
  answers: Answers,
): Promise<void> => {
  const rows = [...answers]
    .filter(([, answer]) => answer !== '')
    .map(([questionId, answer]) => ({ candidateId, supplierId, clientId, questionId, answer }));
  if (rows.length > 0) await scope.db.insertInto('candidateAnswer').values(rows).execute();
};

const replaceAnswers = async (scope: AgencyScope, candidate: CandidateRow, answers: Answers): Promise<void> => {
  await scope.db
    .deleteFrom('candidateAnswer')
    .where('candidateId', '=', candidate.id)
    .where('supplierId', '=', scope.tenantId)
    .where('questionId', 'in', [...answers.keys()])
    .execute();
  await insertAnswers(scope, candidate, answers);
};

/**
 * Saves answers to the employer's questions about an active candidate, such as those published after the submission.
 * Once the employer has opened the candidate or made a decision on them, only unanswered questions can be answered.
 */
export const saveAnswers = async (scope: AgencyScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const right = rightToAnswerQuestions(scope, found.candidate);
  if (!right.allowed) return refuse(candidateRefusals['candidate-closed'], { reasons: right.reasons });

  const questions = await readAnswerableQuestions(scope, found);
  const asked = new Map(questions.filter((one) => one.isStillAsked).map((one) => [one.questionId, one]));
  const given = new Map(input.answers.map(({ questionId, answer }) => [questionId, answer.trim()]));
  const fields = [
    ...[...given.keys()]
      .filter((questionId) => !asked.has(questionId))
      .map((questionId) => ({ questionId, message: questionGone.error() })),
    ...answerErrors(
      [...asked.values()]
        .filter(({ questionId }) => given.has(questionId))
        .map((one) => ({ ...one, id: one.questionId })),
      given,
    ),
  ].map(({ questionId, message }) => ({ field: `answers.${questionId}`, message }));
  if (fields.length > 0) return refuse(commonRefusals['invalid-input'], { fields });

  const changed = new Map([...given].filter(([questionId, answer]) => asked.get(questionId)?.answer !== answer));
  if (changed.size === 0) return questions;
  if ([...changed.keys()].some((questionId) => asked.get(questionId)?.canChange === false)) {
    const isOpened = found.candidate.firstViewedAt !== null;
    return refuse(candidateRefusals[isOpened ? 'answers-read' : 'answers-judged']);
  }
  await replaceAnswers(scope, found.candidate, changed);
  await recordVersion(scope, found.candidate.id);
  await scope.emit({ kind: candidateEvents.answersChanged, ...candidateEventIds(found.candidate) });
  return readAnswerableQuestions(scope, found);
};

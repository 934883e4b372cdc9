import type { SystemScope } from '#server/platform/scope/scope.ts';
import { isQualified } from '../rules/qualification.ts';

/**
 * Compares a candidate's answers with the answers that the employer wants, which agencies can't read. A question that
 * was added later or withdrawn counts only if it was answered.
 */
export const evaluateAnswers = async (scope: SystemScope, candidateId: string): Promise<void> => {
  const questions = await scope.db
    .selectFrom('candidate')
    .innerJoin('qualificationQuestion as question', 'question.talentRequestId', 'candidate.talentRequestId')
    .leftJoin('qualificationPass as pass', 'pass.questionId', 'question.id')
    .leftJoin('candidateAnswer as answer', (join) =>
      join.onRef('answer.questionId', '=', 'question.id').onRef('answer.candidateId', '=', 'candidate.id'),
    )
    .select([
      'question.id',
      'question.kind',
      'question.options',
      'question.isMandatory',
      'pass.passing',
      'answer.answer',
    ])
    .where('candidate.id', '=', candidateId)
    .where((eb) =>
      eb.or([
        eb('answer.answer', 'is not', null),
        eb.and([
          eb('question.withdrawnAt', 'is', null),
          eb('question.publishedAt', '<=', eb.ref('candidate.dateSubmitted')),
        ]),
      ]),
    )
    .execute();
  const answers = new Map(questions.map((one) => [one.id, one.answer ?? '']));
  const passing = new Map(questions.flatMap((one) => (one.passing === null ? [] : [[one.id, one.passing] as const])));
  await scope.db
    .updateTable('candidate')
    .set({ isQualified: isQualified(questions, answers, passing) })
    .where('id', '=', candidateId)
    .execute();
};

/** Re-evaluates all candidates for a talent request after the employer has changed the answers that it wants. */
export const reevaluateAnswers = async (scope: SystemScope, talentRequestId: string): Promise<void> => {
  const candidates = await scope.db
    .selectFrom('candidate')
    .select('id')
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  for (const { id } of candidates) await evaluateAnswers(scope, id);
};

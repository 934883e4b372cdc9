import type { SystemScope } from '#server/platform/scope/scope.ts';
import { isQualified } from '../rules/qualification.ts';

/** Holds the answers of a candidate against what the employer wants to read, which no agency's scope can see. */
export const judgeAnswers = async (scope: SystemScope, candidateId: string): Promise<void> => {
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
    .execute();
  const answers = new Map(questions.map((one) => [one.id, one.answer ?? '']));
  const passing = new Map(questions.flatMap((one) => (one.passing === null ? [] : [[one.id, one.passing] as const])));
  await scope.db
    .updateTable('candidate')
    .set({ isQualified: isQualified(questions, answers, passing) })
    .where('id', '=', candidateId)
    .execute();
};

import { z } from 'zod';

/** A question that the employer asks about every candidate for a talent request. */
export const candidateQuestionShape = z.object({
  questionId: z.string(),
  text: z.string(),
  kind: z.enum(['yes_no', 'number', 'choice', 'text']),
  options: z.array(z.string()),
  isMandatory: z.boolean(),
});
export type CandidateQuestion = z.infer<typeof candidateQuestionShape>;

const answeredShape = candidateQuestionShape.extend({
  answer: z.string(),
  /** False if the employer has since reworded or withdrawn the question. The answer stays with the original wording. */
  isStillAsked: z.boolean(),
});

/**
 * A question about a candidate that the agency may answer. The agency can change the answer until the employer opens the
 * candidate or makes a decision on them.
 */
export const answerableQuestionShape = answeredShape.extend({ canChange: z.boolean() });
export type AnswerableQuestion = z.infer<typeof answerableQuestionShape>;

/** The answers about a candidate with their assessment, which only the employer may see. */
export const receivedAnswersShape = z.object({
  isCandidateQualified: z.boolean(),
  answers: z.array(answeredShape.extend({ isPassed: z.boolean().nullable() })),
});
export type ReceivedAnswers = z.infer<typeof receivedAnswersShape>;

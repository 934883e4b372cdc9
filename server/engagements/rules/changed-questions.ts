import type { RequestChange } from '#contract/engagements/shapes/notices.ts';
import type { QuestionView } from '#contract/engagements/shapes.ts';

/** A question with `passing`, the answer that passes, in the employer's notation; empty if every answer passes. */
export type QualificationQuestion = Omit<QuestionView, 'questionId'> & { passing: string };
export type CurrentQuestion = QualificationQuestion & { id: string };
export type QuestionInput = QualificationQuestion & { questionId?: string | undefined };

/** Converts a passing answer to its stored form. For a number, this is a minimum. */
export const toStoredPassingAnswer = ({ kind, passing }: Pick<QualificationQuestion, 'kind' | 'passing'>): string =>
  kind === 'number' ? `>=${passing}` : passing;

/** Converts a stored passing answer to its displayed form. */
export const toDisplayedPassingAnswer = (kind: QualificationQuestion['kind'], stored: string | undefined): string =>
  kind === 'number' ? (stored ?? '').replace(/^>=\s*/, '') : (stored ?? '');

/** Whether two questions look identical to the agencies. */
const isSameQuestion = (one: QualificationQuestion, other: QualificationQuestion): boolean =>
  one.text === other.text &&
  one.kind === other.kind &&
  one.isMandatory === other.isMandatory &&
  (one.kind !== 'choice' ||
    (one.options.length === other.options.length && one.options.every((option, at) => option === other.options[at])));

const kindWords: Record<QualificationQuestion['kind'], (question: QualificationQuestion) => string> = {
  yes_no: () => 'yes or no',
  number: () => 'a number',
  choice: ({ options }) => options.join(' / '),
  text: () => 'a text',
};

/** Formats a question: 'How many years? (a number, mandatory)' */
export const questionText = (question: QualificationQuestion): string =>
  `${question.text} (${kindWords[question.kind](question)}${question.isMandatory ? ', mandatory' : ''})`;

export interface QuestionDiff {
  /** Unchanged questions, with their positions and passing answers after the change. */
  unchanged: { id: string; sort: number; question: QualificationQuestion; isWantedNew: boolean }[];
  /** The new questions. */
  added: { sort: number; question: QualificationQuestion }[];
  /** The IDs of questions that are no longer asked; their answers stay. */
  withdrawn: string[];
  changes: RequestChange[];
  /** The index of the first given question whose ID is unknown. */
  unknownAt: number | undefined;
}

const changeOf = (
  field: 'question' | 'wanted',
  about: string | null,
  before: string,
  after: string,
): RequestChange => ({
  field,
  about,
  before: before === '' ? null : before,
  after: after === '' ? null : after,
});

/**
 * Compares the current questions with the employer's new ones. An answer stays with the wording that it answered, so a
 * reworded question replaces the earlier question at its position. A new passing answer is private to the employer and
 * applies to all answers, including earlier ones.
 */
export const diffQuestions = (asked: readonly CurrentQuestion[], given: readonly QuestionInput[]): QuestionDiff => {
  const after: QuestionDiff = { unchanged: [], added: [], withdrawn: [], changes: [], unknownAt: undefined };
  const remaining = new Map(asked.map((one) => [one.id, one]));
  for (const [at, { questionId, ...question }] of given.entries()) {
    const sort = at + 1;
    const before = questionId === undefined ? undefined : remaining.get(questionId);
    if (questionId !== undefined && !before) after.unknownAt ??= at;
    if (!before) {
      after.added.push({ sort, question });
      after.changes.push(changeOf('question', null, '', questionText(question)));
      continue;
    }
    remaining.delete(before.id);
    const isWantedNew = before.passing !== question.passing;
    if (isSameQuestion(before, question)) after.unchanged.push({ id: before.id, sort, question, isWantedNew });
    else {
      after.added.push({ sort, question });
      after.withdrawn.push(before.id);
      after.changes.push(changeOf('question', null, questionText(before), questionText(question)));
    }
    if (isWantedNew) after.changes.push(changeOf('wanted', question.text, before.passing, question.passing));
  }
  for (const one of remaining.values()) {
    after.withdrawn.push(one.id);
    after.changes.push(changeOf('question', null, questionText(one), ''));
  }
  return after;
};

import type { RequestChange } from '#contract/engagements/shapes.ts';
import type { QuestionView } from '#contract/engagements/shapes.ts';

/** A question for comparison; `passing` is the answer the employer expects, as displayed, empty if there is none. */
export type QualificationQuestion = Omit<QuestionView, 'questionId'> & { passing: string };
export type CurrentQuestion = QualificationQuestion & { id: string };
export type QuestionInput = QualificationQuestion & { questionId?: string | undefined };

/** An expected answer as stored: for a number, the minimum. */
export const toStoredPassing = ({ kind, passing }: Pick<QualificationQuestion, 'kind' | 'passing'>): string =>
  kind === 'number' ? `>=${passing}` : passing;

/** An expected answer as displayed. */
export const toDisplayedPassing = (kind: QualificationQuestion['kind'], kept: string | undefined): string =>
  kind === 'number' ? (kept ?? '').replace(/^>=\s*/, '') : (kept ?? '');

/** Whether two questions are the same to a candidate. */
const readsTheSame = (one: QualificationQuestion, other: QualificationQuestion): boolean =>
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

/** 'How many years? (a number, mandatory)' */
export const questionText = (question: QualificationQuestion): string =>
  `${question.text} (${kindWords[question.kind](question)}${question.isMandatory ? ', mandatory' : ''})`;

export interface QuestionDiff {
  /** Unchanged questions at their new positions, with the current expected answers. */
  kept: { id: string; sort: number; question: QualificationQuestion; isWantedNew: boolean }[];
  /** New questions. */
  added: { sort: number; question: QualificationQuestion }[];
  /** Withdrawn questions; their answers stay. */
  withdrawn: string[];
  changes: RequestChange[];
  /** The position of the first change to an unknown question. */
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
 * The questions after an employer's edit. An answer stays with the wording it was given to: a question that reads
 * differently is a new one in the position of the old one. Expected answers are private to the employer and apply to
 * all answers.
 */
export const diffQuestions = (asked: readonly CurrentQuestion[], given: readonly QuestionInput[]): QuestionDiff => {
  const after: QuestionDiff = { kept: [], added: [], withdrawn: [], changes: [], unknownAt: undefined };
  const left = new Map(asked.map((one) => [one.id, one]));
  for (const [at, { questionId, ...question }] of given.entries()) {
    const sort = at + 1;
    const before = questionId === undefined ? undefined : left.get(questionId);
    if (questionId !== undefined && !before) after.unknownAt ??= at;
    if (!before) {
      after.added.push({ sort, question });
      after.changes.push(changeOf('question', null, '', questionText(question)));
      continue;
    }
    left.delete(before.id);
    const isWantedNew = before.passing !== question.passing;
    if (readsTheSame(before, question)) after.kept.push({ id: before.id, sort, question, isWantedNew });
    else {
      after.added.push({ sort, question });
      after.withdrawn.push(before.id);
      after.changes.push(changeOf('question', null, questionText(before), questionText(question)));
    }
    if (isWantedNew) after.changes.push(changeOf('wanted', question.text, before.passing, question.passing));
  }
  for (const one of left.values()) {
    after.withdrawn.push(one.id);
    after.changes.push(changeOf('question', null, questionText(one), ''));
  }
  return after;
};

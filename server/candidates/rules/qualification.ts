import { inputError, type InputError } from '#contract/common/text/input-error.ts';
import { requiredError } from '#contract/common/text-messages.ts';

const answerErrorsByKind = {
  missing: requiredError('Answer'),
  yesNo: inputError('Answer with yes or no.'),
  number: inputError('Answer with a number.'),
  choice: inputError('Choose one of the answers.'),
};

interface Question {
  id: string;
  kind: 'yes_no' | 'number' | 'choice' | 'text';
  options: readonly string[];
  isMandatory: boolean;
}

type Answers = ReadonlyMap<string, string>;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Whether an answer passes. A number must be at least the passing value, written as `5` or `>=5`. Any other answer must
 * match exactly, ignoring case.
 */
export const isPassingAnswer = (kind: Question['kind'], answer: string, passing: string): boolean => {
  if (kind !== 'number') return same(answer, passing);
  const least = /^>=\s*(-?\d+(?:\.\d+)?)$/.exec(passing.trim())?.[1] ?? passing.trim();
  const given = answer.trim();
  return given !== '' && Number.isFinite(Number(least)) && Number(given) >= Number(least);
};

/** Whether a question is passed; null if the employer wants no particular answer to it. */
export const questionResult = (
  question: Question,
  answers: Answers,
  passing: ReadonlyMap<string, string>,
): boolean | null => {
  const wanted = passing.get(question.id);
  return wanted === undefined ? null : isPassingAnswer(question.kind, answers.get(question.id) ?? '', wanted);
};

/**
 * Whether all mandatory questions for which the employer wants a particular answer are passed. Source: domain rules
 * D12.
 */
export const isQualified = (
  questions: readonly Question[],
  answers: Answers,
  passing: ReadonlyMap<string, string>,
): boolean =>
  questions.every((question) => !question.isMandatory || questionResult(question, answers, passing) !== false);

/**
 * Returns the errors by question: a mandatory answer that is missing, or an answer that doesn't fit the kind of
 * question.
 */
export const answerErrors = (
  questions: readonly Question[],
  answers: Answers,
): { questionId: string; message: string }[] =>
  questions.flatMap((question) => {
    const answer = answers.get(question.id)?.trim() ?? '';
    const fault = ({ error }: InputError) => [{ questionId: question.id, message: error() }];
    if (answer === '') return question.isMandatory ? fault(answerErrorsByKind.missing) : [];
    if (question.kind === 'yes_no' && answer !== 'yes' && answer !== 'no') return fault(answerErrorsByKind.yesNo);
    if (question.kind === 'number' && !/^-?\d{1,12}(\.\d{1,4})?$/.test(answer)) return fault(answerErrorsByKind.number);
    if (question.kind === 'choice' && !question.options.includes(answer)) return fault(answerErrorsByKind.choice);
    return [];
  });

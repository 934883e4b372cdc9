import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { optionalTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { questionKinds } from '../states.ts';

/* Validation of a talent request's salary range and questions, used when the request is published, added or changed. */

/** The schemas of a question's fields, each validated on its own. */
export const questionFields = {
  text: requiredTextSchema('Question', 300),
  kind: z.enum(questionKinds),
  isMandatory: z.boolean(),
  passing: optionalTextSchema('Qualifying answer', 100),
};

const questionErrors = {
  fewOptions: inputError('A choice needs at least two options, one to a line.'),
  repeatedOption: inputError('Each option must be different.'),
  notYesOrNo: inputError('Qualifying answer must be yes or no.'),
  notANumber: inputError('Qualifying answer must be a whole number.'),
  notAnOption: inputError('Qualifying answer must be one of the options.'),
  textWithAnswer: inputError('A text question can’t have a qualifying answer.'),
};

const toBelowFrom = inputError('Base salary to must not be below from.');

/** Checks that a question's options, and the answer that the employer wants, fit the kind of question. */
export const checkQuestion = (
  { kind, options, passing }: { kind: (typeof questionKinds)[number]; options: readonly string[]; passing: string },
  context: z.core.$RefinementCtx,
): void => {
  const fault = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message });
  if (kind === 'choice' && options.length < 2) fault('options', questionErrors.fewOptions.error());
  if (new Set(options).size < options.length) fault('options', questionErrors.repeatedOption.error());
  if (passing === '') return;
  if (kind === 'yes_no' && !['yes', 'no'].includes(passing)) fault('passing', questionErrors.notYesOrNo.error());
  if (kind === 'number' && !/^\d{1,9}$/.test(passing)) fault('passing', questionErrors.notANumber.error());
  if (kind === 'choice' && !options.includes(passing)) fault('passing', questionErrors.notAnOption.error());
  if (kind === 'text') fault('passing', questionErrors.textWithAnswer.error());
};

/** Returns the error message for a salary range, or undefined if the range is valid. */
export const salaryRangeError = ({
  baseSalaryFrom,
  baseSalaryTo,
}: {
  baseSalaryFrom?: string | null | undefined;
  baseSalaryTo?: string | null | undefined;
}): { field: string; message: string } | undefined => {
  if (typeof baseSalaryFrom !== 'string' || typeof baseSalaryTo !== 'string') return undefined;
  return Number(baseSalaryFrom) > Number(baseSalaryTo)
    ? { field: 'baseSalaryTo', message: toBelowFrom.error() }
    : undefined;
};

/** Checks the salary range as a Zod refinement, for schemas with both salary fields. */
export const checkSalaryRange = (
  input: Parameters<typeof salaryRangeError>[0],
  context: z.core.$RefinementCtx,
): void => {
  const fault = salaryRangeError(input);
  if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
};

/** The maximum number of talent requests per engagement. */
export const maxTalentRequests = 40;

/** The questions about each candidate, in order. Only an existing question has an ID. */
export const questionList = () =>
  z
    .array(
      z
        .object({
          questionId: id().optional(),
          ...questionFields,
          options: z.array(requiredTextSchema('Option', 200)).max(50).default([]),
        })
        .superRefine(checkQuestion),
    )
    .max(20);

import { z } from 'zod';
import { inputError } from '#contract/common/text/input-error.ts';
import { amountText } from '#contract/common/money.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { multilineTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import type { RequestFieldName } from '../states.ts';

export const countInput = (field: string, least: number, most: number) =>
  z
    .number(requiredError(field))
    .int(inputError('{field} must be a whole number.', { field }))
    .min(least, inputError('{field} must be at least {least}.', { field, least }))
    .max(most, inputError('{field} must be at most {most}.', { field, most }));

const unitsError = inputError('Contracted days or hours must be a number such as 120.');
const unitsText = z
  .string()
  .regex(/^\d{1,6}(\.\d{1,2})?$/, unitsError)
  .refine((text) => Number(text) > 0, unitsError);

const typedText = (max: number) => z.string().max(max).default('');
const typedAmount = () => typedText(40);
const typedNumber = () => z.number().int().nullable().default(null);

/** The schemas of a field that must have a value: as saved in a draft, as validated, and as read. */
const required = <Draft extends z.ZodType, Input extends z.ZodType, View extends z.ZodType>(
  draft: Draft,
  input: Input,
  view: View,
) => ({ draft, published: input, added: input, changed: input.optional(), view });

/** The schemas of a field that can be empty: '' or null in a draft, and null everywhere else. */
const optional = <Draft extends z.ZodType, Input extends z.ZodType, View extends z.ZodType>(
  draft: Draft,
  input: Input,
  view: View,
) => ({
  draft,
  published: z.preprocess((value) => (value === '' ? null : value), input.nullable()),
  added: input.nullable().default(null),
  changed: input.nullable().optional(),
  view: view.nullable(),
});

/** The schemas of each field of a talent request. */
const fields = {
  jobTitle: required(typedText(300), requiredTextSchema('Job title', 200), z.string()),
  description: {
    ...required(typedText(6000), multilineTextSchema('Description', 4000), z.string()),
    added: multilineTextSchema('Description', 4000).default(''),
  },
  location: required(typedText(300), requiredTextSchema('Location', 200), z.string()),
  noOfRoles: required(typedNumber(), countInput('Roles', 1, 10_000), z.number().int()),
  baseSalaryFrom: optional(typedAmount(), amountText('Base salary from'), z.string()),
  baseSalaryTo: optional(typedAmount(), amountText('Base salary to'), z.string()),
  contractedUnits: optional(typedAmount(), unitsText, z.string()),
  cvCap: optional(typedNumber(), countInput('Candidates per agency', 1, 1000), z.number().int()),
} satisfies Record<RequestFieldName, unknown>;

type Use = 'draft' | 'published' | 'added' | 'changed' | 'view';

/**
 * Returns the fields of a talent request for one use: as typed in a draft, as published with an engagement, as added to
 * a published engagement, as changed later, or as read.
 */
export const requestFieldsFor = <U extends Use>(use: U) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[use]])) as {
    [Name in RequestFieldName]: (typeof fields)[Name][U];
  };

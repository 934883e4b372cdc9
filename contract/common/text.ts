import { z } from 'zod';
import { inputError, missingOrInvalid } from './text/input-error.ts';
import {
  emailError,
  isPrintable,
  isPrintableLine,
  unprintableError,
  tooLongError,
  requiredError,
} from './text-messages.ts';
import { longestText, type TextLimit } from './text/text-limit.ts';

const text = (field: string) =>
  z.string(missingOrInvalid(requiredError(field), inputError('{field} must be text.', { field })));

const tooLong = (field: string, max: TextLimit) => tooLongError(field, typeof max === 'number' ? max : max.atMost);

/** The schema of a trimmed, required single line of text, of limited length. */
export const requiredTextSchema = (field: string, max: TextLimit) =>
  text(field)
    .trim()
    .min(1, requiredError(field))
    .max(longestText(max), tooLong(field, max))
    .refine(isPrintableLine, unprintableError(field));

/** The schema of a trimmed, required text that may have several lines. */
export const requiredMultilineTextSchema = (field: string, max: TextLimit) =>
  text(field)
    .trim()
    .min(1, requiredError(field))
    .max(longestText(max), tooLong(field, max))
    .refine(isPrintable, unprintableError(field));

/** The schema of a trimmed single line of text that may be empty. */
export const singleLineTextSchema = (field: string, max: TextLimit) =>
  text(field).trim().max(longestText(max), tooLong(field, max)).refine(isPrintableLine, unprintableError(field));

/** The schema of a trimmed text that may be empty or have several lines. */
export const multilineTextSchema = (field: string, max: TextLimit) =>
  text(field).trim().max(longestText(max), tooLong(field, max)).refine(isPrintable, unprintableError(field));

/** The schema of a trimmed single line of text that may be empty or omitted. */
export const optionalTextSchema = (field: string, max: TextLimit) => singleLineTextSchema(field, max).default('');

export const emailSchema = (field: string) =>
  text(field).trim().min(1, requiredError(field)).max(longestText(254), tooLong(field, 254)).pipe(z.email(emailError));

/**
 * Returns the path of a string, at any depth, that can't be stored because it contains NUL or half a surrogate pair;
 * undefined if there is none.
 */
export const findUnstorableText = (value: unknown, path: readonly string[] = []): readonly string[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = findUnstorableText(key) ? [...path, key] : findUnstorableText(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
};

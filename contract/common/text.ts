import { z } from 'zod';
import { isPrintable, isPrintableLine, requiredMessage, tooLongMessage, unprintableMessage } from './text-messages.ts';

const text = (field: string) =>
  z.string({
    error: ({ input }) => (input === undefined || input === null ? requiredMessage(field) : `${field} must be text.`),
  });

// The specification: "length at or above the maximum" is too long.
const under = (max: number): number => max - 1;

/** A trimmed, required single line of text; its length must be less than `max` characters. */
export const requiredText = (field: string, max: number) =>
  text(field)
    .trim()
    .min(1, requiredMessage(field))
    .max(under(max), tooLongMessage(field, max))
    .refine(isPrintableLine, unprintableMessage(field));

/** A trimmed, required text that may have several lines. */
export const requiredLines = (field: string, max: number) =>
  text(field)
    .trim()
    .min(1, requiredMessage(field))
    .max(under(max), tooLongMessage(field, max))
    .refine(isPrintable, unprintableMessage(field));

/** A trimmed single line of text that may be empty. */
export const lineText = (field: string, max: number) =>
  text(field).trim().max(under(max), tooLongMessage(field, max)).refine(isPrintableLine, unprintableMessage(field));

/** A trimmed text of several lines that may be empty. */
export const linesText = (field: string, max: number) =>
  text(field).trim().max(under(max), tooLongMessage(field, max)).refine(isPrintable, unprintableMessage(field));

/** A trimmed single line of text that may be empty or omitted. */
export const optionalText = (field: string, max: number) => lineText(field, max).default('');

export const emailText = (field: string) =>
  text(field)
    .trim()
    .min(1, requiredMessage(field))
    .max(under(254), tooLongMessage(field, 254))
    .pipe(z.email('Please enter a valid email address.'));

/**
 * The path of a string that cannot be stored because it contains NUL or half a surrogate pair, at any depth. Undefined
 * if there is none.
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

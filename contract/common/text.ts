import { z } from 'zod';

/** '{Field} is required!' Source: specification 1, section 5. */
export const requiredWords = (field: string): string => `${field} is required!`;

/** '{Field} must not exceed {max} characters!' Source: specification 1, section 5. */
export const tooLongWords = (field: string, max: number): string =>
  `${field} must not exceed ${String(max)} characters!`;

export const unshowableWords = (field: string): string => `${field} contains characters that cannot be shown.`;

/** What no text may hold: halves of characters, signs that turn the direction of what follows, control characters. */
const unshowable = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/u;
/** Whether a text begins or ends with something that nobody sees. */
export const hasEdgeSpace = (text: string): boolean => text !== text.trim();

const lineBreak = /[\n\r]/;
const nothingToSee = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Whether people can see a text for what it is; the empty text is nothing bad. */
export const isShowable = (text: string): boolean => !unshowable.test(text) && !nothingToSee.test(text);

/** The same for a text of one line. */
export const isShowableLine = (text: string): boolean => isShowable(text) && !lineBreak.test(text);

const text = (field: string) =>
  z.string({
    error: ({ input }) => (input === undefined || input === null ? requiredWords(field) : `${field} must be text.`),
  });

// The specification: "length at or above the maximum" is too long.
const under = (max: number): number => max - 1;

/** A trimmed, required text of one line; the length must stay under `max` characters. */
export const requiredText = (field: string, max: number) =>
  text(field)
    .trim()
    .min(1, requiredWords(field))
    .max(under(max), tooLongWords(field, max))
    .refine(isShowableLine, unshowableWords(field));

/** A trimmed, required text that may have several lines. */
export const requiredLines = (field: string, max: number) =>
  text(field)
    .trim()
    .min(1, requiredWords(field))
    .max(under(max), tooLongWords(field, max))
    .refine(isShowable, unshowableWords(field));

/** A trimmed text of one line that may be empty. */
export const lineText = (field: string, max: number) =>
  text(field).trim().max(under(max), tooLongWords(field, max)).refine(isShowableLine, unshowableWords(field));

/** A trimmed text of several lines that may be empty. */
export const linesText = (field: string, max: number) =>
  text(field).trim().max(under(max), tooLongWords(field, max)).refine(isShowable, unshowableWords(field));

/** A trimmed text of one line that may be empty or left out. */
export const optionalText = (field: string, max: number) => lineText(field, max).default('');

export const emailText = (field: string) =>
  text(field)
    .trim()
    .min(1, requiredWords(field))
    .max(under(254), tooLongWords(field, 254))
    .pipe(z.email('Please enter a valid email address.'));

/**
 * The place of a text that cannot be kept as it is: one with a NUL or with half a character, anywhere in a value.
 * Undefined where there is none.
 */
export const unkeepableAt = (value: unknown, path: readonly string[] = []): readonly string[] | undefined => {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unkeepableAt(key) ? [...path, key] : unkeepableAt(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
};

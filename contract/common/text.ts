import { z } from 'zod';

/** '{Field} is required!' Source: specification 1, section 5. */
export const requiredWords = (field: string): string => `${field} is required!`;

/** '{Field} must not exceed {max} characters!' Source: specification 1, section 5. */
export const tooLongWords = (field: string, max: number): string =>
  `${field} must not exceed ${String(max)} characters!`;

/** A trimmed, required text; the length must stay under `max` characters. */
export const requiredText = (field: string, max: number) =>
  z.string(requiredWords(field)).trim().min(1, requiredWords(field)).max(max, tooLongWords(field, max));

/** A trimmed text that may be empty. */
export const optionalText = (field: string, max: number) =>
  z.string().trim().max(max, tooLongWords(field, max)).default('');

export const emailText = (field: string) =>
  z
    .string(requiredWords(field))
    .trim()
    .min(1, requiredWords(field))
    .max(254, tooLongWords(field, 254))
    .pipe(z.email('Please enter a valid email address.'));

import { inputError, inputMessage, type InputError } from './text/input-error.ts';

/* Messages are kept apart from the schemas, so that a page that only shows messages doesn't load the schemas. */

/** '{Field} is required!' for a schema. Source: specification 1, section 5. */
export const requiredError = (field: string): InputError => inputError('{field} is required!', { field });

/** '{Field} must not exceed {max} characters!' for a schema. Source: specification 1, section 5. */
export const tooLongError = (field: string, max: number): InputError =>
  inputError('{field} must not exceed {max} characters!', { field, max });

export const unprintableError = (field: string): InputError =>
  inputError('{field} contains characters that can’t be displayed.', { field });

export const emailError = inputError('Please enter a valid email address.');

export const amountError = (field: string): InputError =>
  inputError('{field} must be an amount such as 95000 or 95000.50.', { field });

export const positiveError = (field: string): InputError => inputError('{field} must be more than 0.', { field });

const required = inputMessage('{field} is required!');
const tooLong = inputMessage('{field} must not exceed {max} characters!');
const unprintable = inputMessage('{field} contains characters that can’t be displayed.');

export const requiredMessage = (field: string): string => required({ field });

export const tooLongMessage = (field: string, max: number): string => tooLong({ field, max });

export const unprintableMessage = (field: string): string => unprintable({ field });

/** Characters not allowed in text: lone surrogates, direction overrides, and controls except tabs and line breaks. */
const unshowable = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/u;
/** Whether a text begins or ends with white space. */
export const hasOuterWhitespace = (text: string): boolean => text !== text.trim();

const lineBreak = /[\n\r]/;
const nothingToSee = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Whether a text has visible content and no misleading characters. An empty text is allowed. */
export const isPrintable = (text: string): boolean => !unshowable.test(text) && !nothingToSee.test(text);

/** Whether a single line of text has visible content and no misleading characters. */
export const isPrintableLine = (text: string): boolean => isPrintable(text) && !lineBreak.test(text);

/* Messages are kept apart from the schemas, so that a page that only shows messages doesn't load the schemas. */

/** Returns '{Field} is required!'. Source: specification 1, section 5. */
export const requiredMessage = (field: string): string => `${field} is required!`;

/** Returns '{Field} must not exceed {max} characters!'. Source: specification 1, section 5. */
export const tooLongMessage = (field: string, max: number): string =>
  `${field} must not exceed ${String(max)} characters!`;

export const unprintableMessage = (field: string): string => `${field} contains characters that can’t be displayed.`;

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

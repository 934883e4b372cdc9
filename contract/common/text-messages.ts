/* What is said of a text, without the schemas: a page that only says it loads no more than the words. */

/** '{Field} is required!' Source: specification 1, section 5. */
export const requiredMessage = (field: string): string => `${field} is required!`;

/** '{Field} must not exceed {max} characters!' Source: specification 1, section 5. */
export const tooLongMessage = (field: string, max: number): string =>
  `${field} must not exceed ${String(max)} characters!`;

export const unprintableMessage = (field: string): string => `${field} contains characters that can't be displayed.`;

/** What no text may hold: halves of characters, signs that turn the direction of what follows, control characters. */
const unshowable = /[\p{Cs}\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\t\n\r]/u;
/** Whether a text begins or ends with something that nobody sees. */
export const hasEdgeSpace = (text: string): boolean => text !== text.trim();

const lineBreak = /[\n\r]/;
const nothingToSee = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]+$/u;

/** Whether people can see a text for what it is; the empty text is nothing bad. */
export const isPrintable = (text: string): boolean => !unshowable.test(text) && !nothingToSee.test(text);

/** The same for a text of one line. */
export const isPrintableLine = (text: string): boolean => isPrintable(text) && !lineBreak.test(text);

/**
 * The maximum length of a text. The specification treats a length at or above a maximum as too long, so a text must be
 * shorter than a plain number. A text may be as long as `atMost` says.
 */
export type TextLimit = number | { readonly atMost: number };

/** A limit that a text may reach, for texts that the specification doesn't mention. */
export const atMost = (characters: number): TextLimit => ({ atMost: characters });

/** The length of the longest text within a limit. */
export const longestText = (max: TextLimit): number => (typeof max === 'number' ? max - 1 : max.atMost);

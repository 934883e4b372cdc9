/** A mention being typed before the caret: the position of its `@`, and the text after it. */
export type TypedMention = { at: number; typed: string };

/** Matches an `@` at the start of a line, or after a space or an opening bracket, and up to two words after it. */
const typing = /(?<=^|[\s(])@(?<typed>[\p{L}\p{M}\d.'’-]*(?: [\p{L}\p{M}\d.'’-]*)?)$/u;

/** Returns the mention being typed at the caret, or undefined. */
export const mentionAtCaret = (text: string, caret: number): TypedMention | undefined => {
  const found = typing.exec(text.slice(0, caret));
  return found?.groups?.['typed'] === undefined ? undefined : { at: found.index, typed: found.groups['typed'] };
};

/** Returns the text with the name in place of the typed characters, and the new position of the caret. */
export const completeMention = (text: string, caret: number, { at }: TypedMention, name: string) => {
  const before = `${text.slice(0, at)}@${name} `;
  return { text: `${before}${text.slice(caret).replace(/^ /, '')}`, caret: before.length };
};

/** Whether the text contains `@` followed by this person's name. */
export const mentionsName = (text: string, name: string): boolean => text.includes(`@${name}`);

/**
 * Splits the text into parts that alternate between plain text and a mention of one of these names. Longer names match
 * first.
 */
export const splitMentions = (text: string, names: readonly string[]): string[] => {
  if (names.length === 0) return [text];
  const known = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return text.split(new RegExp(`(@(?:${known.join('|')}))`));
};

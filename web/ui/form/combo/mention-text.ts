/** The mention that is being typed before the caret: where its `@` stands, and what follows it. */
export type TypedMention = { at: number; typed: string };

/** An `@` after a space or at the start of a line, and up to two words. */
const typing = /(?<=^|[\s(])@(?<typed>[\p{L}\p{M}\d.'’-]*(?: [\p{L}\p{M}\d.'’-]*)?)$/u;

/** The mention that is being typed at the caret; undefined if there is none. */
export const typedMention = (text: string, caret: number): TypedMention | undefined => {
  const found = typing.exec(text.slice(0, caret));
  return found?.groups?.['typed'] === undefined ? undefined : { at: found.index, typed: found.groups['typed'] };
};

/** The text with the name in place of what was typed, and where the caret is then. */
export const completeMention = (text: string, caret: number, { at }: TypedMention, name: string) => {
  const before = `${text.slice(0, at)}@${name} `;
  return { text: `${before}${text.slice(caret).replace(/^ /, '')}`, caret: before.length };
};

/** Whether the text names this person as `@` and the name. */
export const mentions = (text: string, name: string): boolean => text.includes(`@${name}`);

/** The text in parts, alternately plain and a mention of one of these names; longer names first. */
export const splitMentions = (text: string, names: readonly string[]): string[] => {
  if (names.length === 0) return [text];
  const known = names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return text.split(new RegExp(`(@(?:${known.join('|')}))`));
};

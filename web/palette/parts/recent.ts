import { mostRecent, readReference, referenceOf } from '#contract/palette/rules.ts';
import type { FoundKind } from '#contract/palette/states.ts';
import { keep, readKept } from '#web/platform/kept.ts';

const nameOf = (userId: string): string => `recent.${userId}`;

const uuid = String.raw`([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})`;
const paths: readonly (readonly [FoundKind, RegExp])[] = [
  ['engagement', new RegExp(`^/engagement/${uuid}(?:[/?]|$)`)],
  ['opportunity', new RegExp(`^/opportunities/${uuid}(?:[/?]|$)`)],
  ['candidate', new RegExp(`^/candidates/viewer\\?(?:.*&)?candidateId=${uuid}`)],
  ['client', new RegExp(`^/clients/${uuid}(?:[/?]|$)`)],
];

/** The record whose page an address is; undefined for every other page. */
export const recordAt = (href: string): string | undefined => {
  for (const [kind, path] of paths) {
    const id = path.exec(href)?.[1];
    if (id !== undefined) return referenceOf({ kind, id });
  }
  return undefined;
};

/** The list with one more at its head, each once, and no longer than it may be. */
export const withOpened = (recent: readonly string[], opened: string): string[] =>
  [opened, ...recent.filter((one) => one !== opened)].slice(0, mostRecent);

/** What somebody opened last in this browser, as references: no name of anybody is kept here. */
export const readRecent = (userId: string): string[] => {
  try {
    const kept: unknown = JSON.parse(readKept(nameOf(userId)) ?? '[]');
    const isReference = (one: unknown): one is string => typeof one === 'string' && readReference(one) !== undefined;
    return Array.isArray(kept) ? (kept as unknown[]).filter(isReference).slice(0, mostRecent) : [];
  } catch {
    return [];
  }
};

export const keepOpened = (userId: string, opened: string): void => {
  keep(nameOf(userId), JSON.stringify(withOpened(readRecent(userId), opened)));
};

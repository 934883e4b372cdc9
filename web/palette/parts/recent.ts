import { maxRecentRecords, parseReference, formatReference } from '#contract/palette/rules.ts';
import type { PaletteResultKind } from '#contract/palette/states.ts';
import { writeStored, readStored } from '#web/platform/local-storage.ts';

const nameOf = (userId: string): string => `recent.${userId}`;

const uuid = String.raw`([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})`;
const paths: readonly (readonly [PaletteResultKind, RegExp])[] = [
  ['engagement', new RegExp(`^/engagement/${uuid}(?:[/?]|$)`)],
  ['opportunity', new RegExp(`^/opportunities/${uuid}(?:[/?]|$)`)],
  ['candidate', new RegExp(`^/candidates/viewer\\?(?:.*&)?candidateId=${uuid}`)],
  ['client', new RegExp(`^/clients/${uuid}(?:[/?]|$)`)],
  ['engagement', new RegExp(`^/employer/engagements/${uuid}(?:[/?]|$)`)],
  ['candidate', new RegExp(`^/employer/candidates/${uuid}(?:[/?]|$)`)],
  ['agency', new RegExp(`^/provider/agencies/${uuid}(?:[/?]|$)`)],
];

/** Returns the record that a path shows, or undefined for all other pages. */
export const recordAtPath = (href: string): string | undefined => {
  for (const [kind, path] of paths) {
    const id = path.exec(href)?.[1];
    if (id !== undefined) return formatReference({ kind, id });
  }
  return undefined;
};

/** Returns the list with the record moved to the top, without duplicates, and limited to the maximum length. */
export const addRecentRecord = (recent: readonly string[], opened: string): string[] =>
  [opened, ...recent.filter((one) => one !== opened)].slice(0, maxRecentRecords);

/** Returns references to the records that the user opened last in this browser. No names are stored. */
export const readRecentRecords = (userId: string): string[] => {
  try {
    const kept: unknown = JSON.parse(readStored(nameOf(userId)) ?? '[]');
    const isReference = (one: unknown): one is string => typeof one === 'string' && parseReference(one) !== undefined;
    return Array.isArray(kept) ? (kept as unknown[]).filter(isReference).slice(0, maxRecentRecords) : [];
  } catch {
    return [];
  }
};

export const saveRecentRecord = (userId: string, opened: string): void => {
  writeStored(nameOf(userId), JSON.stringify(addRecentRecord(readRecentRecords(userId), opened)));
};

import { foundKinds, type FoundKind } from './states.ts';

/** So many of each kind are found. */
export const mostOfKind = 5;

/** So many of what somebody opened last are kept in mind. */
export const mostRecent = 8;

/** What was opened, as it is kept and asked for: `engagement:` and its id, so that no name is kept. */
export const referenceOf = ({ kind, id }: { kind: FoundKind; id: string }): string => `${kind}:${id}`;

const reference = /^([a-z]+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The kind and the id of a reference; undefined where it is none. */
export const readReference = (text: string): { kind: FoundKind; id: string } | undefined => {
  const [, word, id] = reference.exec(text) ?? [];
  const kind = foundKinds.find((one) => one === word);
  return kind && id !== undefined ? { kind, id } : undefined;
};

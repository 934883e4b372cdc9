import { paletteResultKinds, type PaletteResultKind } from './states.ts';

/** So many of each kind are found. */
export const maxPerKind = 5;

/** So many of what somebody opened last are kept in mind. */
export const maxRecent = 8;

/** What was opened, as it is kept and asked for: `engagement:` and its id, so that no name is kept. */
export const formatReference = ({ kind, id }: { kind: PaletteResultKind; id: string }): string => `${kind}:${id}`;

const reference = /^([a-z]+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The kind and the id of a reference; undefined where it is none. */
export const parseReference = (text: string): { kind: PaletteResultKind; id: string } | undefined => {
  const [, word, id] = reference.exec(text) ?? [];
  const kind = paletteResultKinds.find((one) => one === word);
  return kind && id !== undefined ? { kind, id } : undefined;
};

import { paletteResultKinds, type PaletteResultKind } from './states.ts';

/** Maximum number of results of each kind. */
export const maxPerKind = 5;

/** Maximum number of recently opened records to remember. */
export const maxRecent = 8;

/** A reference to an opened record: `engagement:` and its ID, stored instead of the name. */
export const formatReference = ({ kind, id }: { kind: PaletteResultKind; id: string }): string => `${kind}:${id}`;

const reference = /^([a-z]+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The kind and the id of a reference; undefined for an invalid one. */
export const parseReference = (text: string): { kind: PaletteResultKind; id: string } | undefined => {
  const [, word, id] = reference.exec(text) ?? [];
  const kind = paletteResultKinds.find((one) => one === word);
  return kind && id !== undefined ? { kind, id } : undefined;
};

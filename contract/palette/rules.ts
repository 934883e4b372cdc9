import { paletteResultKinds, type PaletteResultKind } from './states.ts';

/** The maximum number of results of each kind. */
export const maxResultsPerKind = 5;

/** The maximum number of recently opened records to remember. */
export const maxRecentRecords = 8;

/**
 * Formats a reference to an opened record, such as `engagement:` and its ID. References are stored instead of names.
 */
export const formatReference = ({ kind, id }: { kind: PaletteResultKind; id: string }): string => `${kind}:${id}`;

const reference = /^([a-z]+):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** Parses a reference into its kind and ID; undefined if it is invalid. */
export const parseReference = (text: string): { kind: PaletteResultKind; id: string } | undefined => {
  const [, word, id] = reference.exec(text) ?? [];
  const kind = paletteResultKinds.find((one) => one === word);
  return kind && id !== undefined ? { kind, id } : undefined;
};

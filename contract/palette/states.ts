/** The kinds of results, in display order. */
export const paletteResultKinds = ['engagement', 'opportunity', 'candidate', 'client', 'agency'] as const;
export type PaletteResultKind = (typeof paletteResultKinds)[number];

/** What the palette finds, in the order in which it shows it. */
export const paletteResultKinds = ['engagement', 'opportunity', 'candidate', 'client', 'agency'] as const;
export type PaletteResultKind = (typeof paletteResultKinds)[number];

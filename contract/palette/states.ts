/** What the palette finds, in the order in which it shows it. */
export const foundKinds = ['engagement', 'opportunity', 'candidate', 'client'] as const;
export type FoundKind = (typeof foundKinds)[number];

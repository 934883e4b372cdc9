/** From which side a message to support comes. */
export const platforms = ['Agency', 'Client', 'Provider'] as const;
export type Platform = (typeof platforms)[number];

/** A message waits, was taken by the chat, or is given up. */
export const supportStatuses = ['due', 'delivered', 'dead'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** Whom an erasure is about. */
export const erasureKinds = ['candidate', 'user'] as const;
export type ErasureKind = (typeof erasureKinds)[number];

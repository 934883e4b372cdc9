/** The side that a message to support comes from. */
export const platforms = ['Agency', 'Client', 'Provider', 'Auditor'] as const;
export type Platform = (typeof platforms)[number];

/** A message is due, was delivered to the chat, or is given up. */
export const supportStatuses = ['due', 'delivered', 'dead'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** The kinds of person that can be erased. */
export const erasureKinds = ['candidate', 'user'] as const;
export type ErasureKind = (typeof erasureKinds)[number];

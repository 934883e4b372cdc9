/** The sides from which messages to support are sent. */
export const supportSenderSides = ['Agency', 'Client', 'Provider', 'Auditor'] as const;
export type SupportSenderSide = (typeof supportSenderSides)[number];

/** The statuses of a message to support: due, delivered to the chat, or given up after failed attempts. */
export const supportStatuses = ['due', 'delivered', 'dead'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** The kinds of people who can be erased. */
export const erasureKinds = ['candidate', 'user'] as const;
export type ErasureKind = (typeof erasureKinds)[number];

export const threadKinds = ['clarification', 'candidate', 'discussion'] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** The party that wrote a message. */
export const messageSides = ['agency', 'client'] as const;
export type MessageSide = (typeof messageSides)[number];

/** The readers of a message: both parties, or the colleagues of its author. */
export type MessageAudience = 'both' | MessageSide;

export const threadKinds = ['clarification', 'candidate', 'discussion'] as const;
export type ThreadKind = (typeof threadKinds)[number];

/** The party that wrote a message. */
export const messageSides = ['agency', 'client'] as const;
export type MessageSide = (typeof messageSides)[number];

/** The audience of a message: both parties, or only the author's colleagues. */
export type MessageAudience = 'both' | MessageSide;

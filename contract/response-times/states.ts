/** What an agency waits for the employer to answer. */
export const waitingKinds = ['application', 'candidate'] as const;

/** The working days within which a client may promise to answer. Source: domain rules D25. */
export const serviceLevel = { min: 1, max: 30 } as const;

/** The kinds of records for which an agency waits for the employer's answer. */
export const waitingKinds = ['application', 'candidate'] as const;

/** The number of working days that a client can choose as its promise to answer. Source: domain rules D25. */
export const serviceLevel = { min: 1, max: 30 } as const;

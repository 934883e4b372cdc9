/** The kinds of records that can be waiting for the employer's answer. */
export const responseWaitKinds = ['application', 'candidate'] as const;

/**
 * The limits for the service level, which is the number of working days within which a client promises to answer.
 * Source: domain rules D25.
 */
export const serviceLevelLimits = { min: 1, max: 30 } as const;

/**
 * The states of a request for a candidate's consent. `refused` and `withdrawn` are the candidate's answers, `cancelled`
 * the agency's; `expired` had no answer in time.
 */
export const consentStates = ['waiting', 'agreed', 'refused', 'withdrawn', 'expired', 'cancelled'] as const;
export type ConsentState = (typeof consentStates)[number];

/** The facts about themselves that a candidate may correct before agreeing. */
export const correctableFields = ['firstName', 'lastName', 'contactNumber', 'linkedIn', 'location'] as const;
export type CorrectableField = (typeof correctableFields)[number];

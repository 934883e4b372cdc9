/**
 * The states of a request for a candidate's consent. The candidate's answers are `agreed`, `refused` and later
 * `withdrawn`; the agency can set `cancelled`. `expired` means that there was no answer in time.
 */
export const consentStates = ['waiting', 'agreed', 'refused', 'withdrawn', 'expired', 'cancelled'] as const;
export type ConsentState = (typeof consentStates)[number];

/** The personal details that candidates are allowed to correct before they agree. */
export const correctableFields = ['firstName', 'lastName', 'contactNumber', 'linkedIn', 'location'] as const;
export type CorrectableField = (typeof correctableFields)[number];

/**
 * The states of an employer's claim that it already knew a candidate. `accepted` by the agency, `lapsed` if the agency
 * did not answer in time: both mean that the claim stands, like `upheld`. Rolecall decides a contested claim.
 */
export const claimStates = ['open', 'contested', 'withdrawn', 'accepted', 'lapsed', 'upheld', 'dismissed'] as const;
export type ClaimState = (typeof claimStates)[number];

/** The states in which nobody has decided yet. */
export const pendingClaimStates: readonly ClaimState[] = ['open', 'contested'];

/** The states of a claim that was decided for the employer, who then owns the candidate. */
export const standingClaimStates: readonly ClaimState[] = ['accepted', 'lapsed', 'upheld'];

/** How somebody was in contact with a candidate. */
export const contactChannels = ['email', 'phone', 'meeting', 'application', 'other'] as const;

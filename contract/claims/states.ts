/**
 * The states of an employer's claim that it already knew a candidate. `accepted` means that the agency accepted the
 * claim, `lapsed` that it did not answer in time. Like `upheld`, both are decisions in the employer's favour. Rolecall
 * decides a contested claim.
 */
export const claimStates = ['open', 'contested', 'withdrawn', 'accepted', 'lapsed', 'upheld', 'dismissed'] as const;
export type ClaimState = (typeof claimStates)[number];

/** The states of a claim that is still undecided. */
export const pendingClaimStates: readonly ClaimState[] = ['open', 'contested'];

/** The states of a claim that was decided for the employer, who then owns the candidate. */
export const successfulClaimStates: readonly ClaimState[] = ['accepted', 'lapsed', 'upheld'];

/** Who got in touch: the party that reports the contact, or the candidate. */
export const contactDirections = ['to-candidate', 'from-candidate'] as const;

/** The channels of contact with a candidate. */
export const contactChannels = ['email', 'phone', 'meeting', 'application', 'other'] as const;

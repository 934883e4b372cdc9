/**
 * The states of a dispute that an agency opened about the ownership of a candidate. Rolecall decides: `upheld` is a
 * decision in favour of the agency that opened it, `dismissed` one in favour of the owner.
 */
export const disputeStates = ['open', 'withdrawn', 'upheld', 'dismissed'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** The outcomes of a dispute for the agency that owned the candidate. */
export const defenceOutcomes = ['kept', 'lost', 'withdrawn'] as const;
export type DefenceOutcome = (typeof defenceOutcomes)[number];

import { candidateReasons } from '#contract/candidates/reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { inputError } from '#contract/common/text/input-error.ts';

const fixedFields = ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'linkedIn'] as const;

type PersonDetails = Readonly<Record<(typeof fixedFields)[number], string>>;

export interface PersonFacts {
  readonly consentRequestId: string | null;
  readonly claimState?: 'pending' | 'stands' | null;
  readonly disputeState?: 'pending' | 'lost' | null;
}

const errors = {
  'details-confirmed': inputError('The candidate agreed to be represented with this detail, so it can’t be changed.'),
  'details-contested': inputError(
    'This detail can’t be changed until the claim or dispute about this candidate has been decided.',
  ),
};

/**
 * Returns why the name and contact details can't be changed: either the candidate agreed to be represented with them,
 * and one person's consent must not be used for another, or a claim or dispute about the person with these details is
 * undecided. Source: domain rules D12, D22.
 */
const whyFixed = ({ consentRequestId, claimState, disputeState }: PersonFacts): keyof typeof errors | undefined => {
  if (consentRequestId !== null) return 'details-confirmed';
  return claimState === 'pending' || disputeState === 'pending' ? 'details-contested' : undefined;
};

/** Returns an error for each changed name or contact detail that can't be changed. */
export const fixedDetailErrors = (
  candidate: PersonDetails & PersonFacts,
  next: PersonDetails,
): { field: string; message: string }[] => {
  const reason = whyFixed(candidate);
  if (!reason) return [];
  const changed = fixedFields.filter((field) => next[field] !== candidate[field]);
  return changed.map((field) => ({ field, message: errors[reason].error() }));
};

/** Returns the reasons why the name and contact details can't be changed. */
export const fixedDetailReasons = (candidate: PersonFacts): Reason[] => {
  const reason = whyFixed(candidate);
  return reason ? [candidateReasons[reason]] : [];
};

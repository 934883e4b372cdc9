import { candidateReasons } from '#contract/candidates/reasons.ts';
import type { Right } from '#contract/common/refusal.ts';

const confirmedFields = ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'linkedIn'] as const;

type ConfirmedDetails = Readonly<Record<(typeof confirmedFields)[number], string>>;

interface PersonFacts {
  readonly consentRequestId: string | null;
  readonly claimState?: 'pending' | 'stands' | null;
  readonly disputeState?: 'pending' | 'lost' | null;
}

/** Whether it is still to be decided whose candidate the person is. */
const isContested = ({ claimState, disputeState }: PersonFacts): boolean =>
  claimState === 'pending' || disputeState === 'pending';

/**
 * Returns errors for changed details of a candidate who agreed to be represented with them, because one person's consent
 * must not serve for another person, or whose ownership is still to be decided: a claim or a dispute is about the person
 * with these details. Source: domain rules D12, D22.
 */
export const confirmedDetailErrors = (
  candidate: ConfirmedDetails & PersonFacts,
  next: ConfirmedDetails,
): { field: string; message: string }[] => {
  const isConfirmed = candidate.consentRequestId !== null;
  if (!isConfirmed && !isContested(candidate)) return [];
  const message = isConfirmed
    ? 'The candidate agreed to be represented with this detail, so it can’t be changed.'
    : 'This detail can’t be changed until the claim or dispute about this candidate has been decided.';
  return confirmedFields.filter((field) => next[field] !== candidate[field]).map((field) => ({ field, message }));
};

/** Whether the name and contact details can be changed, apart from the right to edit the candidate. */
export const rightToChangeConfirmedDetails = (candidate: PersonFacts): Right => {
  if (candidate.consentRequestId !== null) return { allowed: false, reasons: [candidateReasons['details-confirmed']] };
  if (isContested(candidate)) return { allowed: false, reasons: [candidateReasons['details-contested']] };
  return { allowed: true };
};

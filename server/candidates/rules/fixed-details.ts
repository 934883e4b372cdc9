import { candidateReasons } from '#contract/candidates/reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { inputError } from '#contract/common/text/input-error.ts';

const fixedTexts = ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'linkedIn'] as const;
// A phone number without a country code is read as a number in the candidate's country.
const fixedFields = [...fixedTexts, 'currentCountryId'] as const;

type PersonDetails = Readonly<Record<(typeof fixedTexts)[number], string>> & {
  readonly currentCountryId: number | null;
};

export interface PersonFacts {
  readonly consentRequestId: string | null;
  readonly claimState?: 'pending' | 'stands' | null;
  readonly disputeState?: 'pending' | 'lost' | null;
}

const errors = {
  confirmed: inputError('The candidate agreed to be represented with this detail, so it can’t be changed.'),
  confirmedPhone: inputError(
    'The candidate agreed to be represented with this phone number, which depends on the country, so it can’t be changed.',
  ),
  contested: inputError(
    'This detail can’t be changed until the claim or dispute about this candidate has been decided.',
  ),
};

type FixedReason = 'details-confirmed' | 'details-contested';

const messageFor = (reason: FixedReason, field: (typeof fixedFields)[number]): string => {
  if (reason === 'details-contested') return errors.contested.error();
  return (field === 'currentCountryId' ? errors.confirmedPhone : errors.confirmed).error();
};

/**
 * Returns the reason why the name, contact details and country can't be changed. Either the candidate agreed to be
 * represented with these details, and the consent must not be used for another person, or a claim or dispute about the
 * person is undecided. Source: domain rules D12, D22.
 */
const whyFixed = ({ consentRequestId, claimState, disputeState }: PersonFacts): FixedReason | undefined => {
  if (consentRequestId !== null) return 'details-confirmed';
  return claimState === 'pending' || disputeState === 'pending' ? 'details-contested' : undefined;
};

/** Returns an error for each change of a detail that can't be changed. */
export const fixedDetailErrors = (
  candidate: PersonDetails & PersonFacts,
  next: PersonDetails,
): { field: string; message: string }[] => {
  const reason = whyFixed(candidate);
  if (!reason) return [];
  const changed = fixedFields.filter((field) => next[field] !== candidate[field]);
  return changed.map((field) => ({ field, message: messageFor(reason, field) }));
};

/** Returns the reasons why the name, contact details and country can't be changed. */
export const fixedDetailReasons = (candidate: PersonFacts): Reason[] => {
  const reason = whyFixed(candidate);
  return reason ? [candidateReasons[reason]] : [];
};

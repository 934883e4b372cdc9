import { candidateReasons } from '#contract/candidates/reasons.ts';
import type { Right } from '#contract/common/refusal.ts';

const confirmedFields = ['firstName', 'lastName', 'emailAddress', 'contactNumber', 'linkedIn'] as const;

type ConfirmedDetails = Readonly<Record<(typeof confirmedFields)[number], string>>;

/**
 * Returns errors for changed details of a candidate who agreed to be represented with them, because one person's consent
 * must not serve for another person. Source: domain rules D22.
 */
export const confirmedDetailErrors = (
  candidate: ConfirmedDetails & { readonly consentRequestId: string | null },
  next: ConfirmedDetails,
): { field: string; message: string }[] =>
  candidate.consentRequestId === null
    ? []
    : confirmedFields
        .filter((field) => next[field] !== candidate[field])
        .map((field) => ({
          field,
          message: 'The candidate agreed to be represented with this detail, so it can’t be changed.',
        }));

/** Whether the name and contact details can be changed, apart from the right to edit the candidate. */
export const rightToChangeConfirmedDetails = ({
  consentRequestId,
}: {
  readonly consentRequestId: string | null;
}): Right =>
  consentRequestId === null ? { allowed: true } : { allowed: false, reasons: [candidateReasons['details-confirmed']] };

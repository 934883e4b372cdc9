import { createHash } from 'node:crypto';
import type { AcceptedTerms, ApplicationFee } from '#contract/applications/shapes.ts';
import type { FeeTypeId } from '#contract/engagements/states.ts';
import type { FoundEngagement } from '#server/engagements/public.ts';

/** Returns an engagement's current terms, which an agency accepts by applying. */
export const currentTerms = (engagement: FoundEngagement): AcceptedTerms => ({
  engagementId: engagement.id,
  engagementNumber: engagement.number,
  termsVersion: engagement.termsVersion,
  terms: engagement.terms,
  feeTypeId: engagement.feeTypeId,
  feePercent: engagement.feePercent,
  feeAmount: engagement.feeAmount,
  currencyCode: engagement.currencyCode,
  guaranteeDays: engagement.guaranteeDays,
});

/** Returns terms as JSON with sorted keys, so that equal terms have the same text and thus the same hash. */
const canonicalTerms = (terms: AcceptedTerms): string =>
  JSON.stringify(Object.fromEntries(Object.entries(terms).toSorted(([one], [other]) => (one < other ? -1 : 1))));

/** Returns the SHA-256 hash of the terms, stored with the application that accepts them. */
export const hashTerms = (terms: AcceptedTerms): string =>
  createHash('sha256').update(canonicalTerms(terms)).digest('hex');

/** Returns the fee for a hire under an application's terms; null if the price will be set by a bid. */
export const agreedFeePerHire = (application: {
  feeTypeId: FeeTypeId | null;
  feePercent: string | null;
  feeAmount: string | null;
  terms: AcceptedTerms;
}): ApplicationFee | null =>
  application.feeTypeId === null
    ? null
    : {
        feeTypeId: application.feeTypeId,
        feePercent: application.feePercent,
        feeAmount: application.feeAmount,
        currencyCode: application.terms.currencyCode,
      };

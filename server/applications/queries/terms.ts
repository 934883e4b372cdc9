import { createHash } from 'node:crypto';
import type { AcceptedTerms, Fee } from '#contract/applications/shapes.ts';
import type { FoundEngagement } from '#server/engagements/public.ts';
import { canonicalTerms } from '../rules/canonical-terms.ts';

/** The terms of an engagement that an agency accepts by applying now. */
export const termsOf = (engagement: FoundEngagement): AcceptedTerms => ({
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

/** SHA-256 of the terms as displayed; stored with the application that accepts them. */
export const hashOfTerms = (terms: AcceptedTerms): string =>
  createHash('sha256').update(canonicalTerms(terms)).digest('hex');

/** The fee per hire of an application; null if its price is the later bid. */
export const feeOf = (application: {
  feeTypeId: number | null;
  feePercent: string | null;
  feeAmount: string | null;
  terms: AcceptedTerms;
}): Fee | null =>
  application.feeTypeId === null
    ? null
    : {
        feeTypeId: application.feeTypeId,
        feePercent: application.feePercent,
        feeAmount: application.feeAmount,
        currencyCode: application.terms.currencyCode,
      };

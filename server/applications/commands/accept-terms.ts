import type { FoundEngagement } from '#server/engagements/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { currentTerms, hashTerms } from '../queries/terms.ts';

/**
 * Records that agencies have accepted the current terms of an engagement, because they placed or confirmed valid bids
 * under them. Called only after a lot has closed: before that, the accepted version would reveal to the employer who
 * has bid. Source: domain rules D9.
 */
export const acceptCurrentTerms = async (
  scope: SystemScope,
  engagement: FoundEngagement,
  supplierIds: readonly string[],
): Promise<void> => {
  if (supplierIds.length === 0) return;
  const terms = currentTerms(engagement);
  await scope.db
    .updateTable('application')
    .set({ termsVersion: terms.termsVersion, termsHash: hashTerms(terms), terms: JSON.stringify(terms) })
    .where('engagementId', '=', engagement.id)
    .where('supplierId', 'in', supplierIds)
    .execute();
};

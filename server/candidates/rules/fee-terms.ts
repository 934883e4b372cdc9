import type { FeeTerms } from '#contract/candidates/rules.ts';
import type { FeeTypeId } from '#contract/engagements/states.ts';

type ApplicationFeeTerms = Omit<FeeTerms, 'feeTypeId'> & { readonly feeTypeId: FeeTypeId | null };

/**
 * Finds the fee for a hire by this agency: from its award, otherwise from its application, otherwise from the
 * engagement.
 */
export const findFeeTerms = (
  application: ApplicationFeeTerms | undefined,
  engagement: FeeTerms,
  awarded: FeeTerms | undefined,
): FeeTerms => {
  const { feeTypeId, feePercent, feeAmount } = awarded ?? (application?.feeTypeId ? application : engagement);
  return { feeTypeId: feeTypeId ?? engagement.feeTypeId, feePercent, feeAmount };
};

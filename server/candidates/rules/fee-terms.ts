interface FeeTerms {
  feePercent: string | null;
  feeAmount: string | null;
}

/**
 * Finds the fee for a hire by this agency: from its award, otherwise from its application, otherwise from the
 * engagement.
 */
export const findFeeTerms = (
  application: (FeeTerms & { feeTypeId: number | null }) | undefined,
  engagement: FeeTerms & { feeTypeId: number },
  award: { state: string; fee?: FeeTerms & { feeTypeId: number } } | undefined,
): FeeTerms & { feeTypeId: number } => {
  const { feeTypeId, feePercent, feeAmount } = award?.fee ?? (application?.feeTypeId ? application : engagement);
  return { feeTypeId: feeTypeId ?? engagement.feeTypeId, feePercent, feeAmount };
};

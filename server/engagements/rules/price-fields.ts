import type { PublishableEngagement } from '#contract/engagements/operations/draft-fields.ts';

/**
 * Returns the price fields for the kind of engagement. Only a competitive engagement has a bid type, bid method and
 * award type. Only a success fee engagement with a rate set by the employer has a fee amount or percentage.
 */
export const priceFields = (
  whole: Pick<
    PublishableEngagement,
    'kind' | 'engagementTypeId' | 'feeTypeId' | 'feePercent' | 'feeAmount' | 'bidTypeId' | 'bidMethodId' | 'awardTypeId'
  >,
) => {
  const isCompetitive = whole.kind === 'competitive';
  const isSet = !isCompetitive && whole.engagementTypeId === 1;
  return {
    feeTypeId: isCompetitive ? 3 : whole.feeTypeId,
    feePercent: isSet && whole.feeTypeId !== 3 ? (whole.feePercent ?? null) : null,
    feeAmount: isSet && whole.feeTypeId === 3 ? (whole.feeAmount ?? null) : null,
    bidTypeId: isCompetitive ? (whole.bidTypeId ?? null) : null,
    bidMethodId: isCompetitive ? (whole.bidMethodId ?? null) : null,
    awardTypeId: isCompetitive ? (whole.awardTypeId ?? null) : null,
  };
};

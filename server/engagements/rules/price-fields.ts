import type { PublishableEngagement } from '#contract/engagements/operations/draft-fields.ts';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import { feeFieldOf, feeType } from '#contract/engagements/states.ts';

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
  const method = applicationMethodOf(whole);
  const isCompetitive = method === 'competitive';
  const setField = method === 'set-rate' ? feeFieldOf(whole.feeTypeId) : undefined;
  return {
    feeTypeId: isCompetitive ? feeType.fixed : whole.feeTypeId,
    feePercent: setField === 'feePercent' ? (whole.feePercent ?? null) : null,
    feeAmount: setField === 'feeAmount' ? (whole.feeAmount ?? null) : null,
    bidTypeId: isCompetitive ? (whole.bidTypeId ?? null) : null,
    bidMethodId: isCompetitive ? (whole.bidMethodId ?? null) : null,
    awardTypeId: isCompetitive ? (whole.awardTypeId ?? null) : null,
  };
};

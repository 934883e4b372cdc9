import { formatAmount, formatMoney, formatPercent } from '#contract/common/format-money.ts';
import {
  compareAmounts,
  multiplyAmount,
  percentOf,
  roundToMinorUnit,
  toSmallestUnits,
  fromSmallestUnits,
} from '#contract/common/money.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { practiceRuleCopy, lotRuleCopy } from './copy.ts';
import type { biddingRefusals } from './refusals.ts';
import { bidConfirmationMs, sealedBidUndoMs, tieRebidMs, withdrawalEndsBeforeMs } from './states.ts';
import { awardType, bidMethod, bidType, isPercentMethod } from '#contract/engagements/states.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

type Comparison = Pick<LotRules, 'bidMethodId' | 'referenceAmount' | 'hoursPerDay'>;
type BidRules = Comparison & Pick<LotRules, 'bidTypeId' | 'ceiling' | 'startPrice' | 'minimumStep' | 'isStepPercent'>;

/**
 * Returns the value by which bids are ranked: a percentage of the reference amount, a day rate or an amount, rounded
 * half up to the currency's minor unit. Source: domain rules D6.
 */
export const comparableAmount = (rules: Comparison, amount: string, currencyDigits: number): string => {
  if (isPercentMethod(rules.bidMethodId)) return percentOf(rules.referenceAmount ?? '0', amount, currencyDigits);
  if (rules.bidMethodId === bidMethod.hourlyRate)
    return multiplyAmount(amount, rules.hoursPerDay ?? '0', currencyDigits);
  return roundToMinorUnit(amount, currencyDigits);
};

/**
 * Returns the number of decimal places in a bid: four for a percentage; for money, as many as the currency has, but at
 * most two, as for fees.
 */
const decimalsOf = (rules: Comparison, currencyDigits: number): number =>
  isPercentMethod(rules.bidMethodId) ? 4 : Math.min(2, currencyDigits);

const isInRange = (rules: Comparison, amount: string, currencyDigits: number): boolean => {
  const exact = toSmallestUnits(amount, 8);
  if (exact % 10n ** BigInt(8 - decimalsOf(rules, currencyDigits)) !== 0n) return false;
  if (isPercentMethod(rules.bidMethodId) && (exact < toSmallestUnits('0.01', 8) || exact > toSmallestUnits('100', 8)))
    return false;
  return toSmallestUnits(comparableAmount(rules, amount, currencyDigits), 4) > 0n;
};

/** Whether a bid is below the agency's last bid by at least the minimum step. The step is compared without rounding. */
const hasStep = (rules: BidRules, amount: string, ownAmount: string): boolean => {
  if (rules.minimumStep === null || rules.bidTypeId === bidType.sealed) return true;
  const [bid, own, step] = [
    toSmallestUnits(amount, 4),
    toSmallestUnits(ownAmount, 4),
    toSmallestUnits(rules.minimumStep, 4),
  ];
  const hundred = toSmallestUnits('100', 4);
  return rules.isStepPercent ? bid * hundred <= own * (hundred - step) : bid <= own - step;
};

export type BidError = Extract<
  keyof typeof biddingRefusals,
  'sealed-bid-placed' | 'bid-out-of-range' | 'bid-not-lower' | 'step-too-small' | 'above-ceiling' | 'above-start-price'
>;

export interface BidFacts {
  readonly amount: string;
  /** The agency's last bid; null if it has no valid bid. */
  readonly ownAmount: string | null;
  readonly currencyDigits: number;
  /** Whether the agency has a valid bid in this round. In a sealed lot, that bid can't be replaced. */
  readonly hasBidInRound?: boolean;
}

/**
 * Returns the error in a bid, or undefined if the bid follows the rules of its lot. Source: domain rules D6, D7 and D9.
 */
export const bidError = (
  rules: BidRules,
  { amount, ownAmount, currencyDigits, hasBidInRound = false }: BidFacts,
): BidError | undefined => {
  if (rules.bidTypeId === bidType.sealed && hasBidInRound) return 'sealed-bid-placed';
  if (!isInRange(rules, amount, currencyDigits)) return 'bid-out-of-range';
  if (ownAmount !== null) {
    // A slightly lower percentage can have the same comparable value. Such a bid would gain nothing and would rank
    // behind earlier bids of equal value.
    const [bid, own] = [amount, ownAmount].map((one) => comparableAmount(rules, one, currencyDigits)) as [
      string,
      string,
    ];
    if (compareAmounts(bid, own) >= 0) return 'bid-not-lower';
    if (!hasStep(rules, amount, ownAmount)) return 'step-too-small';
  }
  if (rules.ceiling !== null && compareAmounts(amount, rules.ceiling) > 0) return 'above-ceiling';
  if (ownAmount === null && rules.startPrice !== null && compareAmounts(amount, rules.startPrice) > 0)
    return 'above-start-price';
  return undefined;
};

/**
 * Returns the largest amount that the agency could bid now: '0' if it can't bid any lower, null if there is no limit.
 */
export const maximumBid = (rules: BidRules, ownAmount: string | null, currencyDigits: number): string | null => {
  const limit = ownAmount ?? rules.startPrice ?? rules.ceiling;
  if (limit === null) return null;
  const decimals = decimalsOf(rules, currencyDigits);
  const errorAt = (units: bigint): BidError | undefined =>
    bidError(rules, { amount: fromSmallestUnits(units, decimals), ownAmount, currencyDigits });
  // A binary search: amounts above the one sought are refused, and amounts below it are accepted unless they are too
  // small.
  let [low, high] = [0n, toSmallestUnits(limit, decimals)];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    const error = errorAt(middle);
    if (error === undefined || error === 'bid-out-of-range') low = middle;
    else high = middle - 1n;
  }
  return errorAt(low) === undefined ? fromSmallestUnits(low, decimals) : '0';
};

/**
 * An amount that differs from the expected amount by at least this factor is assumed to have a misplaced decimal point.
 */
const slipFactor = 8n;

/**
 * Detects a likely typing error in a bid: an amount of about ten times or a tenth of a reference amount, such as the
 * agency's last bid or the ceiling.
 */
export const detectDecimalSlip = (amount: string, reference: string | null): 'ten-times' | 'a-tenth' | null => {
  if (reference === null) return null;
  const [bid, expected] = [toSmallestUnits(amount, 4), toSmallestUnits(reference, 4)];
  if (bid >= expected * slipFactor) return 'ten-times';
  return bid * slipFactor <= expected ? 'a-tenth' : null;
};

const lowestCopy: Readonly<Record<number, () => string>> = {
  [bidMethod.percentBase]: () => lotRuleCopy.lowestBaseShare,
  [bidMethod.percentCompensation]: () => lotRuleCopy.lowestCompensationShare,
  [bidMethod.fixed]: () => lotRuleCopy.lowestFixed,
  [bidMethod.dayRate]: () => lotRuleCopy.lowestDayRate,
  [bidMethod.hourlyRate]: () => lotRuleCopy.lowestHourlyRate,
};

const comparisonSentences = (rules: LotRules, currency: string): readonly string[] => {
  const amount = formatMoney(rules.referenceAmount ?? '0', currency);
  if (rules.bidMethodId === bidMethod.percentBase) return [lotRuleCopy.baseSalary({ amount })];
  if (rules.bidMethodId === bidMethod.percentCompensation) return [lotRuleCopy.totalCompensation({ amount })];
  return [
    lotRuleCopy.currency({ currency }),
    ...(rules.bidMethodId === bidMethod.hourlyRate
      ? [lotRuleCopy.hoursPerDay({ hours: Number(rules.hoursPerDay ?? '0') })]
      : []),
  ];
};

type VisibilityCopy = Readonly<Record<'sealed' | 'sealedPosition' | 'rankedPosition' | 'openPosition', string>>;

const visibilitySentences = (rules: LotRules, copy: VisibilityCopy): readonly string[] => [
  rules.bidTypeId === bidType.sealed ? copy.sealed : lotRuleCopy.ranked,
  rules.bidTypeId === bidType.sealed
    ? copy.sealedPosition
    : rules.bidTypeId === bidType.ranked
      ? copy.rankedPosition
      : copy.openPosition,
  rules.showsBidderCount ? lotRuleCopy.bidderCount : lotRuleCopy.noBidderCount,
];

const stepSentence = (rules: LotRules, unit: (amount: string) => string): string => {
  if (rules.minimumStep === null) return lotRuleCopy.lower;
  if (rules.isStepPercent) return lotRuleCopy.stepPercent({ percent: formatPercent(rules.minimumStep) });
  return isPercentMethod(rules.bidMethodId)
    ? lotRuleCopy.stepPoints({ points: formatAmount(rules.minimumStep) })
    : lotRuleCopy.stepAmount({ amount: unit(rules.minimumStep) });
};

const amountSentences = (rules: LotRules, currency: string): readonly string[] => {
  const unit = (amount: string): string =>
    isPercentMethod(rules.bidMethodId) ? formatPercent(amount) : formatMoney(amount, currency);
  return [
    ...(rules.ceiling === null ? [] : [lotRuleCopy.ceiling({ amount: unit(rules.ceiling) })]),
    ...(rules.startPrice === null ? [] : [lotRuleCopy.startPrice({ amount: unit(rules.startPrice) })]),
    ...(rules.bidTypeId === bidType.sealed ? [] : [stepSentence(rules, unit)]),
  ];
};

/** Whether late bids can extend the end of bidding. Sealed bids never do. Source: domain rules D8. */
export const canExtendBidding = (rules: Pick<LotRules, 'bidTypeId' | 'extensionMinutes' | 'extensionLimit'>): boolean =>
  rules.bidTypeId !== bidType.sealed && rules.extensionMinutes > 0 && rules.extensionLimit > 0;

const endSentences = (rules: LotRules): readonly string[] => {
  if (!canExtendBidding(rules)) return [lotRuleCopy.noExtension];
  const late = { minutes: rules.extensionMinutes, limit: rules.extensionLimit };
  return [
    rules.awardTypeId === awardType.one ? lotRuleCopy.extensionLeader(late) : lotRuleCopy.extensionAwarded(late),
    rules.hardEndMinutes % 60 === 0
      ? lotRuleCopy.hardEndHours({ hours: rules.hardEndMinutes / 60 })
      : lotRuleCopy.hardEndMinutes({ minutes: rules.hardEndMinutes }),
  ];
};

const awardSentences = (rules: LotRules): readonly string[] => [
  ...(rules.minimumBids > 1 ? [lotRuleCopy.minimumBids({ count: rules.minimumBids })] : []),
  rules.awardTypeId === awardType.one
    ? lotRuleCopy.awardOne
    : rules.awardTypeId === awardType.several
      ? lotRuleCopy.awardSeveral({ limit: rules.awardLimit ?? 0 })
      : lotRuleCopy.awardAll,
  ...(rules.awardTypeId !== awardType.allThatQualify && rules.tieRule === 'rebid'
    ? [
        (rules.awardTypeId === awardType.one ? lotRuleCopy.tieOne : lotRuleCopy.tieSeveral)({
          hours: tieRebidMs / hourMs,
        }),
      ]
    : []),
  lotRuleCopy.exception,
  rules.standstillDays === 0 ? lotRuleCopy.noStandstill : lotRuleCopy.standstill({ days: rules.standstillDays }),
];

const bidSentences = (rules: LotRules, currency: string, copy: VisibilityCopy): readonly string[] => [
  (lowestCopy[rules.bidMethodId] ?? (() => ''))(),
  lotRuleCopy.equalBids,
  ...comparisonSentences(rules, currency),
  ...visibilitySentences(rules, copy),
  ...amountSentences(rules, currency),
];

/** Returns the rules of a lot as sentences that agencies read before they bid. */
export const lotRuleSentences = (rules: LotRules, { currencyIso }: { currencyIso: string }): readonly string[] => [
  ...bidSentences(rules, currencyIso, lotRuleCopy),
  rules.bidTypeId === bidType.sealed
    ? lotRuleCopy.sealedWithdrawal({ minutes: sealedBidUndoMs / minuteMs })
    : lotRuleCopy.rankedWithdrawal({ minutes: withdrawalEndsBeforeMs / minuteMs }),
  ...endSentences(rules),
  lotRuleCopy.changedTerms({ hours: bidConfirmationMs / hourMs }),
  ...awardSentences(rules),
];

/**
 * Returns the rules of a practice auction as sentences. A practice auction has no withdrawal, no change of terms and no
 * employer. Source: domain rules D21.
 */
export const practiceRuleSentences = (rules: LotRules, { currencyIso }: { currencyIso: string }): readonly string[] => [
  ...bidSentences(rules, currencyIso, practiceRuleCopy),
  ...endSentences(rules),
  practiceRuleCopy.fixed,
  practiceRuleCopy.result,
];

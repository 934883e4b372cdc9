import { practiceCopy } from '#contract/bidding/copy.ts';
import { bidType, isPercentMethod } from '#contract/engagements/states.ts';
import { formatMoney, formatPercent } from '#contract/common/format-money.ts';
import { isSameAmount } from '#contract/common/money.ts';
import { ownBidderId, type PracticeBid, type PracticeState } from './practice-rivals.ts';
import { practiceCurrency } from './practice-rules.ts';

const aMinute = 60_000;

/** Explains the result of a practice auction, with one sentence for each reason. */
export const explainPracticeResult = ({ rules, ranked, endsAt, extensions }: PracticeState): readonly string[] => {
  const format = (amount: string): string =>
    isPercentMethod(rules.bidMethodId) ? formatPercent(amount) : formatMoney(amount, practiceCurrency.iso);
  const [winner, second] = ranked;
  const own = ranked.find(({ bidder }) => bidder === ownBidderId);
  const isSealed = rules.bidTypeId === bidType.sealed;
  const left = winner === undefined ? aMinute : endsAt.getTime() - Date.parse(winner.receivedAt);
  return [
    ...outcome({ winner, second, own }, format),
    ...(isSealed ? [practiceCopy.sealed] : []),
    ...(!isSealed && left < aMinute ? [practiceCopy.lastBid({ seconds: Math.ceil(left / 1000) })] : []),
    ...(extensions > 0 ? [practiceCopy.extended({ count: extensions })] : []),
  ];
};

type Deciding = Readonly<Record<'winner' | 'second' | 'own', PracticeBid | undefined>>;

const outcome = ({ winner, second, own }: Deciding, format: (amount: string) => string): readonly string[] => {
  if (own === undefined || winner === undefined) return [practiceCopy.noBid];
  const amount = format(winner.amount);
  if (winner === own) {
    if (second === undefined) return [practiceCopy.wonAlone({ amount })];
    const next = { rival: second.bidder, amount: format(second.amount) };
    const isEqual = isSameAmount(second.comparable, own.comparable);
    return [practiceCopy.won({ amount }), isEqual ? practiceCopy.wonByTime(next) : practiceCopy.margin(next)];
  }
  return isSameAmount(winner.comparable, own.comparable)
    ? [practiceCopy.lostByTime({ rival: winner.bidder, amount })]
    : [practiceCopy.lost({ rival: winner.bidder, amount, own: format(own.amount) })];
};

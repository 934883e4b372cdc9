import { compareAmounts } from '#contract/common/money.ts';

/**
 * A bid as its sender saw it. Times are in milliseconds and from the same clock; `at` is the time that the server
 * signed.
 */
export interface BidRecord {
  readonly agency: number;
  readonly amount: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  readonly at: string;
  readonly answer:
    | { readonly isAccepted: true; readonly position: number | null; readonly leadingAmount: string | null }
    | { readonly isAccepted: false; readonly code: string };
}

interface Standing {
  readonly amount: string;
  readonly place: number;
}

/** Returns the only correct answer to a bid in an open ranked lot, and adds an accepted bid to the standing bids. */
const answerOf = (
  standing: Map<number, Standing>,
  { agency, amount }: BidRecord,
  place: number,
): BidRecord['answer'] => {
  const own = standing.get(agency);
  if (own && compareAmounts(amount, own.amount) >= 0) return { isAccepted: false, code: 'bid-not-lower' };
  standing.set(agency, { amount, place });
  const ranked = [...standing].toSorted(
    ([, one], [, other]) => compareAmounts(one.amount, other.amount) || one.place - other.place,
  );
  return {
    isAccepted: true,
    position: ranked.findIndex(([bidder]) => bidder === agency) + 1,
    leadingAmount: ranked[0]?.[1].amount ?? null,
  };
};

/**
 * Checks whether a history is linearizable. Taken in the order of their signed times, the answers must be those of a
 * lot that handles one bid at a time. A bid sent after another was answered must also have a later time. Returns the
 * first fault.
 */
export const findHistoryFault = (history: readonly BidRecord[]): string | undefined => {
  const ordered = history.toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
  const standing = new Map<number, Standing>();
  let earlier: BidRecord | undefined;
  // The latest sending time of all bids so far.
  let latestSent = -Infinity;
  for (const [place, bid] of ordered.entries()) {
    const name = `The bid of ${bid.amount} by agency ${String(bid.agency)} at ${bid.at}`;
    if (earlier?.at === bid.at) return `${name} has the same time as another one.`;
    if (bid.answeredAt < latestSent) return `${name} was answered before one with an earlier time was sent.`;
    const expected = answerOf(standing, bid, place);
    if (JSON.stringify(expected) !== JSON.stringify(bid.answer))
      return `${name} was answered ${JSON.stringify(bid.answer)} instead of ${JSON.stringify(expected)}.`;
    latestSent = Math.max(latestSent, bid.sentAt);
    earlier = bid;
  }
  return undefined;
};

import { practiceCopy } from '#contract/bidding/copy.ts';
import { comparableAmount } from '#contract/bidding/rules.ts';
import { bidType } from '#contract/engagements/states.ts';
import { toSmallestUnits, fromSmallestUnits } from '#contract/common/money.ts';
import { createRandomSource } from '#contract/common/random.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { affectsAward } from '../awarded-bids.ts';
import { extendedEnd } from '../extension.ts';
import { practiceCurrency, practiceRules } from './practice-rules.ts';
import { rankBids, type RankableBid } from '../rank-bids.ts';

export interface PracticeParameters {
  readonly seed: number;
  readonly bidTypeId: number;
  readonly bidMethodId: number;
  readonly startedAt: Date;
  /** The planned end, before any extension. */
  readonly endsAt: Date;
}

export interface OwnPracticeBid {
  readonly amount: string;
  readonly receivedAt: Date;
}

export interface PracticeBid extends RankableBid {
  readonly amount: string;
}

/** The state of a practice auction at a given time. */
export interface PracticeState {
  readonly rules: LotRules;
  /** Every bid so far, in the order of receipt. */
  readonly bids: readonly PracticeBid[];
  /** Each bidder's latest bid, sorted by rank. */
  readonly ranked: readonly PracticeBid[];
  readonly endsAt: Date;
  readonly hardEndsAt: Date;
  readonly extensions: number;
}

/** A simulated rival. Its prices are in thousandths of the ceiling. */
interface Rival {
  readonly bidder: string;
  readonly opening: bigint;
  readonly floor: bigint;
  /** The times at which the rival considers a bid, in milliseconds since 1970. */
  readonly turns: readonly number[];
}

export const ownBidderId = 'own';
const second = 1000;

/** Creates the rivals for a seed. Their turns don't depend on bids, so that earlier turns never change. */
const rivalsOf = ({ seed, startedAt, endsAt }: PracticeParameters, hardEnd: number): readonly Rival[] => {
  const random = createRandomSource(seed);
  const begin = startedAt.getTime();
  const length = endsAt.getTime() - begin;
  return Array.from({ length: random.between(3, 5) }, (_, place) => {
    const first = begin + Math.floor((length * random.between(30, 400)) / 1000);
    const pace = random.between(15 * second, 45 * second);
    const late = endsAt.getTime() - random.between(2 * second, 25 * second);
    const turns = Array.from({ length: Math.ceil((hardEnd - first) / pace) }, (_turn, count) => first + count * pace);
    return {
      bidder: practiceCopy.rival({ number: place + 1 }),
      opening: BigInt(random.between(880, 990)),
      floor: BigInt(random.between(700, 860)),
      turns: place === 0 ? [...turns, late] : turns,
    };
  });
};

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/**
 * Returns a rival's next bid; undefined if the rival leads or can't go lower. A ranked lot hides the leading amount, so
 * rivals lower their own bids instead. Bids are rounded down to a multiple of a fifth of the minimum step, because
 * people prefer round amounts.
 */
const nextBid = (rules: LotRules, rival: Rival, latest: readonly PracticeBid[]): string | undefined => {
  const own = latest.find(({ bidder }) => bidder === rival.bidder);
  const isSealed = rules.bidTypeId === bidType.sealed;
  const [leading] = rankBids(latest);
  if (own !== undefined && (isSealed || leading === own)) return undefined;
  const ceiling = toSmallestUnits(rules.ceiling ?? '0', 4);
  const step = toSmallestUnits(rules.minimumStep ?? '0.05', 4);
  const rounded = (amount: bigint): bigint => amount - (amount % (step / 5n));
  const floor = rounded((ceiling * rival.floor) / 1000n);
  const limit =
    own === undefined
      ? toSmallestUnits(rules.startPrice ?? rules.ceiling ?? '0', 4)
      : toSmallestUnits(own.amount, 4) - step;
  if (limit < floor) return undefined;
  const reference = rules.bidTypeId === bidType.openRanked ? (leading ?? own) : own;
  const opening = isSealed ? (rival.opening + rival.floor) / 2n : rival.opening;
  const wished =
    own === undefined || reference === undefined
      ? (ceiling * opening) / 1000n
      : (toSmallestUnits(reference.amount, 4) * 985n) / 1000n;
  const bid = rounded(smaller(wished, limit));
  return fromSmallestUnits(bid < floor ? floor : bid, 4);
};

/**
 * Returns a practice auction's state at a given time. The rivals' bids follow from the seed and the agency's own bids,
 * and are placed by the rules of real auctions. Source: domain rules D21.
 */
export const practiceState = (
  practice: PracticeParameters,
  ownBids: readonly OwnPracticeBid[],
  until: Date,
): PracticeState => {
  const { digits } = practiceCurrency;
  const rules = practiceRules(practice.bidTypeId, practice.bidMethodId);
  const hardEndsAt = new Date(practice.endsAt.getTime() + rules.hardEndMinutes * 60_000);
  const turns = [
    ...ownBids.map(({ amount, receivedAt }) => ({ at: receivedAt.getTime(), bidder: ownBidderId, bid: () => amount })),
    ...rivalsOf(practice, hardEndsAt.getTime()).flatMap((rival) =>
      rival.turns.map((at) => ({
        at,
        bidder: rival.bidder,
        bid: (latest: readonly PracticeBid[]) => nextBid(rules, rival, latest),
      })),
    ),
  ].toSorted((one, other) => one.at - other.at);
  const bids: PracticeBid[] = [];
  let latest: readonly PracticeBid[] = [];
  let endsAt = practice.endsAt;
  let extensions = 0;
  for (const { at, bidder, bid } of turns) {
    if (at > until.getTime() || at >= endsAt.getTime()) break;
    const amount = bid(latest);
    if (amount === undefined) continue;
    const receivedAt = new Date(at).toISOString();
    const comparable = comparableAmount(rules, amount, digits);
    const placed: PracticeBid = { bidder, amount, comparable, receivedAt, sequence: bids.length + 1 };
    const after = [...latest.filter((one) => one.bidder !== bidder), placed];
    const clock = { endsAt: endsAt.toISOString(), hardEndsAt: hardEndsAt.toISOString(), extensions };
    const extended = affectsAward(rules, digits, latest, after) ? extendedEnd(rules, clock, receivedAt) : null;
    if (extended !== null) {
      endsAt = new Date(extended);
      extensions += 1;
    }
    bids.push(placed);
    latest = after;
  }
  return { rules, bids, ranked: rankBids(latest), endsAt, hardEndsAt, extensions };
};

import type { Selectable } from 'kysely';
import { practiceCopy } from '#contract/bidding/copy.ts';
import type {
  listPractices as listOperation,
  PracticeRow,
  PracticeView,
  readPracticeAuction as readOperation,
} from '#contract/bidding/operations/practice.ts';
import { maximumBid, practiceRuleSentences } from '#contract/bidding/rules.ts';
import { bidType } from '#contract/engagements/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { Database } from '#server/database.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToPlacePracticeBid } from '../policy.ts';
import { awardedBids } from '../rules/awarded-bids.ts';
import { explainPracticeResult } from '../rules/practice/practice-result.ts';
import {
  ownBidderId,
  practiceState,
  type OwnPracticeBid,
  type PracticeBid,
  type PracticeState,
} from '../rules/practice/practice-rivals.ts';
import { practiceCurrency } from '../rules/practice/practice-rules.ts';

export type PracticeAuction = Selectable<Database['practiceAuction']>;

/** The maximum number of practice auctions in the list. */
const mostListed = 20;

const ofAgency = (scope: AgencyScope) =>
  scope.db.selectFrom('practiceAuction').selectAll().where('tenantId', '=', scope.tenantId);

/** Finds a practice auction of the caller's agency, and locks it until the transaction ends. */
export const lockPracticeAuction = (scope: AgencyScope, practiceId: string): Promise<PracticeAuction | undefined> =>
  ofAgency(scope).where('id', '=', practiceId).forUpdate().executeTakeFirst();

/** Returns the agency's bids in a practice auction, in the order of receipt. */
export const listOwnPracticeBids = (scope: AgencyScope, practiceId: string): Promise<OwnPracticeBid[]> =>
  scope.db
    .selectFrom('practiceBid')
    .select(['amount', 'receivedAt'])
    .where('tenantId', '=', scope.tenantId)
    .where('practiceId', '=', practiceId)
    .orderBy('receivedAt')
    .execute();

const rankOf = ({ ranked }: PracticeState): number | null => {
  const place = ranked.findIndex(({ bidder }) => bidder === ownBidderId);
  return place === -1 ? null : place + 1;
};

const awarded = ({ rules, ranked }: PracticeState): readonly PracticeBid[] =>
  awardedBids(rules, practiceCurrency.digits, ranked);

const isAwarded = (state: PracticeState): boolean => awarded(state).some(({ bidder }) => bidder === ownBidderId);

/** Whether positions are visible: always after the end and, unless bids are sealed, also during bidding. */
const showsRanks = ({ rules }: PracticeState, isOver: boolean): boolean => isOver || rules.bidTypeId !== bidType.sealed;

const resultOf = (state: PracticeState): NonNullable<PracticeView['result']> => ({
  isAwarded: isAwarded(state),
  bids: state.ranked.map((bid, place) => ({
    rank: place + 1,
    bidder: bid.bidder === ownBidderId ? practiceCopy.ownBidder : bid.bidder,
    isOwn: bid.bidder === ownBidderId,
    amount: bid.amount,
    comparable: bid.comparable,
    receivedAt: bid.receivedAt,
    isAwarded: awarded(state).includes(bid),
  })),
  explanation: [...explainPracticeResult(state)],
});

/** Returns a practice auction as its agency sees it at the given time. */
export const toPracticeAuction = (
  scope: AgencyScope,
  practice: PracticeAuction,
  bids: readonly OwnPracticeBid[],
  at: Date = scope.now,
): PracticeView => {
  const state = practiceState(practice, bids, at);
  const { rules, ranked, endsAt, hardEndsAt, extensions } = state;
  const isOver = at >= endsAt;
  const own = ranked.find(({ bidder }) => bidder === ownBidderId);
  const position = showsRanks(state, isOver) ? rankOf(state) : null;
  const showsLeader = rules.bidTypeId === bidType.openRanked || isOver;
  const isPlaced = rules.bidTypeId === bidType.sealed && own !== undefined;
  return {
    practiceId: practice.id,
    jobTitle: practiceCopy.jobTitle,
    state: isOver ? 'closed' : 'open',
    startedAt: practice.startedAt.toISOString(),
    scheduledEndsAt: practice.endsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    hardEndsAt: hardEndsAt.toISOString(),
    extensions,
    serverTime: scope.now.toISOString(),
    currencyIso: practiceCurrency.iso,
    rules,
    ruleSentences: [...practiceRuleSentences(rules, { currencyIso: practiceCurrency.iso })],
    position,
    bidderCount: ranked.length,
    leadingAmount: showsLeader ? (ranked[0]?.amount ?? null) : null,
    isInAward: position === null ? null : isAwarded(state),
    ownBids: state.bids
      .filter(({ bidder }) => bidder === ownBidderId)
      .map(({ amount, comparable, receivedAt }) => ({ amount, comparable, receivedAt }))
      .toReversed(),
    maximumAmount: maximumBid(rules, own?.amount ?? null, practiceCurrency.digits),
    result: isOver ? resultOf(state) : null,
    can: { placeBid: rightToPlacePracticeBid({ isOver, isPlaced }) },
  };
};

export const readPracticeAuction = async (
  scope: AgencyScope,
  { practiceId }: InputOf<typeof readOperation>,
): Promise<HandlerResult<typeof readOperation>> => {
  const practice = await ofAgency(scope).where('id', '=', practiceId).executeTakeFirst();
  return practice ? toPracticeAuction(scope, practice, await listOwnPracticeBids(scope, practiceId)) : notFound();
};

const rowOf = (scope: AgencyScope, practice: PracticeAuction, bids: readonly OwnPracticeBid[]): PracticeRow => {
  const { practiceId, jobTitle, state, startedAt, endsAt, position, result } = toPracticeAuction(scope, practice, bids);
  const { bidTypeId, bidMethodId } = practice;
  const won = result?.isAwarded ?? null;
  return { practiceId, jobTitle, state, startedAt, endsAt, position, bidTypeId, bidMethodId, isAwarded: won };
};

export const listPractices = async (scope: AgencyScope): Promise<HandlerResult<typeof listOperation>> => {
  const practices = await ofAgency(scope).orderBy('startedAt', 'desc').orderBy('id').limit(mostListed).execute();
  const bids =
    practices.length === 0
      ? []
      : await scope.db
          .selectFrom('practiceBid')
          .select(['practiceId', 'amount', 'receivedAt'])
          .where('tenantId', '=', scope.tenantId)
          .where(
            'practiceId',
            'in',
            practices.map(({ id }) => id),
          )
          .orderBy('receivedAt')
          .execute();
  const byPractice = Map.groupBy(bids, ({ practiceId }) => practiceId);
  return {
    serverTime: scope.now.toISOString(),
    practices: practices.map((practice) => rowOf(scope, practice, byPractice.get(practice.id) ?? [])),
  };
};

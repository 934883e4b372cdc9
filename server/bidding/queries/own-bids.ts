import { sql } from 'kysely';
import type { BidHistoryRow, OwnBid } from '#contract/bidding/shapes.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import { type BidStatus } from '#contract/bidding/states.ts';
import { bidMethod } from '#contract/engagements/states.ts';
import { trimZeros } from '#contract/common/money.ts';
import type { FoundEngagement } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { amountsOf, decryptOpeningForBidder } from '../rules/log/sealed-opening.ts';
import type { StandingBidStatus } from '../tables.ts';

/** The maximum number of entries in each of the lists below. */
const mostEntries = 1000;

/** Returns the agency's own bids on a lot with their amounts, newest first. */
export const listOwnBids = async (scope: AgencyScope, talentRequestId: string) => {
  const rows = await scope.db
    .selectFrom('bid')
    .select(['id', 'round', 'sequence', 'bidMethodId', 'amount', 'comparable', 'sealedForBidder'])
    .select(['rankThen', 'receipt', 'placedByName', sql<string>`app.instant_text(received_at)`.as('receivedAt')])
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .orderBy('sequence', 'desc')
    .limit(mostEntries)
    .execute();
  return rows.map(({ sealedForBidder, amount, comparable, ...bid }) => {
    const amounts =
      sealedForBidder === null
        ? { amount: amount ?? '', comparable: comparable ?? '' }
        : amountsOf(decryptOpeningForBidder(scope.vault, scope.tenantId, sealedForBidder));
    return { ...bid, amount: trimZeros(amounts.amount), comparable: trimZeros(amounts.comparable) };
  });
};

export type OwnBidRow = Awaited<ReturnType<typeof listOwnBids>>[number];

/** Returns the agency's refused attempts, withdrawals, revocations and confirmations on a lot. */
export const listOwnBidNotes = (scope: AgencyScope, talentRequestId: string) =>
  scope.db
    .selectFrom('bidNote')
    .select(['id', 'bidId', 'kind', 'round', 'reason', 'proof', 'byName', sql<string>`app.instant_text(at)`.as('at')])
    .where('supplierId', '=', scope.tenantId)
    .where('talentRequestId', '=', talentRequestId)
    .orderBy('at', 'desc')
    .limit(mostEntries)
    .execute();

type Note = Awaited<ReturnType<typeof listOwnBidNotes>>[number];

/**
 * Returns a bid's status. The agency's latest bid has the status of its standing bid; earlier bids were withdrawn,
 * revoked or replaced.
 */
export const bidStatusOf = (
  bid: Pick<OwnBidRow, 'id'>,
  latestId: string | undefined,
  standingStatus: StandingBidStatus | undefined,
  notes: readonly Pick<Note, 'bidId' | 'kind'>[],
): BidStatus => {
  if (bid.id === latestId && standingStatus !== undefined) return standingStatus;
  const ended = notes.find(({ bidId, kind }) => bidId === bid.id && (kind === 'withdrawn' || kind === 'revoked'));
  return ended?.kind === 'withdrawn' || ended?.kind === 'revoked' ? ended.kind : 'replaced';
};

/** Converts a bid by the caller's agency to the API's format. */
export const toOwnBid = (
  scope: AgencyScope,
  engagement: FoundEngagement,
  talentRequestId: string,
  bid: OwnBidRow,
  status: BidStatus,
): OwnBid => ({
  bidId: bid.id,
  tenantId: scope.tenantId,
  talentRequestId,
  bidMethodId: bid.bidMethodId,
  bidAmount: bid.amount,
  bidCurrency: engagement.currencyCode,
  bidMethodCurrencyId: engagement.currencyId,
  bidMethodCurrencyIso: engagement.currencyCode,
  percentBase: bid.bidMethodId === bidMethod.percentBase ? bid.amount : null,
  percentCompensation: bid.bidMethodId === bidMethod.percentCompensation ? bid.amount : null,
  totalDayRateBid: bid.comparable,
  bidTimestamp: bid.receivedAt,
  bidTime: new Date(bid.receivedAt).getTime(),
  agencyName: scope.tenantName,
  positionThen: bid.rankThen,
  round: bid.round,
  placedByName: bid.placedByName,
  status,
  receipt: bid.receipt,
});

/** Returns the reason in a note as text: the refusal's message, or the employer's own words. */
const reasonOf = ({ kind, reason }: Note): string | null => {
  if (kind !== 'refused' || reason === null) return reason;
  return reason in biddingRefusals ? biddingRefusals[reason as keyof typeof biddingRefusals].message : reason;
};

const noteStatus: Readonly<Record<Note['kind'], BidStatus>> = {
  refused: 'refused',
  withdrawn: 'withdrawn',
  revoked: 'revoked',
  confirmed: 'valid',
};

/** Returns the history of the agency's own actions on a lot, newest first. */
export const toBidHistory = (
  bids: readonly OwnBidRow[],
  notes: readonly Note[],
  standingStatus: StandingBidStatus | undefined,
): BidHistoryRow[] => {
  const byId = new Map(bids.map((bid) => [bid.id, bid]));
  const placed = bids.map((bid): BidHistoryRow => ({
    entryId: bid.id,
    at: bid.receivedAt,
    amount: bid.amount,
    totalDayRateBid: bid.comparable,
    positionThen: bid.rankThen,
    round: bid.round,
    byName: bid.placedByName,
    status: bidStatusOf(bid, bids[0]?.id, standingStatus, notes),
    reason: null,
    proof: bid.receipt,
  }));
  const noted = notes.map((note): BidHistoryRow => {
    const bid = note.bidId === null ? undefined : byId.get(note.bidId);
    return {
      entryId: note.id,
      at: note.at,
      amount: bid?.amount ?? null,
      totalDayRateBid: bid?.comparable ?? null,
      positionThen: null,
      round: note.round,
      byName: note.byName,
      status: noteStatus[note.kind],
      reason: reasonOf(note),
      proof: note.proof,
    };
  });
  // A refused attempt doesn't advance the lot's clock, so the next action can have the same time.
  const order = ({ at, entryId }: BidHistoryRow): string => at + entryId;
  return [...placed, ...noted].toSorted((one, other) => (order(one) < order(other) ? 1 : -1));
};

import { sql } from 'kysely';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { StandingBidStatus } from '../tables.ts';

/** A standing bid with the data needed for ranking, without the agency's name. */
export interface VisibleStandingBid {
  talentRequestId: string;
  /** Whether the bid belongs to the calling agency. */
  isOwn: boolean;
  bidder: string;
  status: StandingBidStatus;
  amount: string | null;
  comparable: string | null;
  receivedAt: string;
  sequence: number;
  round: number;
  tiedInRound: number | null;
}

/** Returns lots' standing bids by talent request. No data from a rival's bid may be returned to an agency. */
export const listStandingBids = async (
  scope: Scope,
  talentRequestIds: readonly string[],
): Promise<ReadonlyMap<string, readonly VisibleStandingBid[]>> => {
  if (talentRequestIds.length === 0) return new Map();
  const { rows } = await sql<VisibleStandingBid>`select * from app.standing_bids_of(${[...talentRequestIds]})`.execute(
    scope.db,
  );
  return Map.groupBy(rows, ({ talentRequestId }) => talentRequestId);
};

import { sql } from 'kysely';
import type { BidStatus } from '#contract/bidding/states.ts';
import type { ClientScope, ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';

/** The scopes that may see which agency placed each bid on a closed lot. */
export type AwardingScope = ClientScope | ProviderScope | SystemScope;

/** A bid on a closed lot. */
export interface ClosedBid {
  talentRequestId: string;
  supplierId: string;
  agencyName: string;
  bidder: string;
  bidId: string;
  /** Whether this is the agency's latest bid. */
  isStanding: boolean;
  status: BidStatus;
  methodId: number;
  amount: string | null;
  comparable: string | null;
  receivedAt: string;
  commitment: string;
  rulesHash: string;
  receipt: string;
}

/** Returns all bids on closed lots in the order of receipt. Bids on open lots are absent. */
export const listClosedBids = async (
  scope: AwardingScope,
  talentRequestIds: readonly string[],
): Promise<readonly ClosedBid[]> => {
  if (talentRequestIds.length === 0) return [];
  const { rows } = await sql<ClosedBid>`select * from app.closed_bids(${[...talentRequestIds]})`.execute(scope.db);
  return rows;
};

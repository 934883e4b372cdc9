import { sql } from 'kysely';
import type { BidStatus } from '#contract/bidding/states.ts';
import type { ClientScope, ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';

/** The scopes that may see which agency placed each bid of a closed lot. */
export type AwardingScope = ClientScope | ProviderScope | SystemScope;

/** A bid of a closed lot. */
export interface ClosedBid {
  talentRequestId: string;
  supplierId: string;
  agencyName: string;
  bidder: string;
  bidId: string;
  /** Whether it is the latest bid of its agency. */
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

/** All bids of closed lots in the order of receipt; those of open lots are absent. */
export const closedBidsOf = async (
  scope: AwardingScope,
  talentRequestIds: readonly string[],
): Promise<readonly ClosedBid[]> => {
  if (talentRequestIds.length === 0) return [];
  const { rows } = await sql<ClosedBid>`select * from app.closed_bids(${[...talentRequestIds]})`.execute(scope.db);
  return rows;
};

import { sql } from 'kysely';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export interface BidRestraint {
  /** Whether the agency has a bid that can no longer be withdrawn, which prevents the withdrawal of its application. */
  hasBindingBid: boolean;
  /** Whether a lot in which the agency has withdrawn its bid has ended, which prevents the undo. */
  hasLotEnded: boolean;
}

/** What the agency's bids in an engagement prevent. */
export const bidRestraintOf = async (scope: AgencyScope, engagementId: string): Promise<BidRestraint> => {
  const { rows } = await sql<BidRestraint>`select * from app.bid_restraint(${engagementId}, ${scope.now})`.execute(
    scope.db,
  );
  return rows[0] ?? { hasBindingBid: false, hasLotEnded: false };
};

import { sql } from 'kysely';
import type { FoundEngagement } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export interface WithdrawalRestriction {
  /** Whether the agency has a bid that can no longer be withdrawn, which prevents the withdrawal of its application. */
  hasBindingBid: boolean;
  /**
   * Whether a lot has ended on which the agency had withdrawn its bid. If so, the withdrawal of the application can't
   * be undone.
   */
  hasLotEnded: boolean;
}

const noRestraint: WithdrawalRestriction = { hasBindingBid: false, hasLotEnded: false };

/**
 * Returns whether the agency's bids prevent it from withdrawing its application, or from undoing the withdrawal. A
 * success fee engagement has no bids.
 */
export const readWithdrawalRestriction = async (
  scope: AgencyScope,
  { id, kind }: Pick<FoundEngagement, 'id' | 'kind'>,
): Promise<WithdrawalRestriction> => {
  if (kind !== 'competitive') return noRestraint;
  const { rows } = await sql<WithdrawalRestriction>`select * from app.bid_restraint(${id}, ${scope.now})`.execute(
    scope.db,
  );
  return rows[0] ?? noRestraint;
};

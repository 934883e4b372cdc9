import { sql } from 'kysely';
import { claimDeadline, claimDeadlineOfOwnership } from '#contract/claims/rules.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

/**
 * Returns until when the employer can claim a candidate, and whether it has claimed the person before. Both count for all
 * submissions under one ownership, so that submitting somebody again begins no new period and allows no second claim.
 * Source: decision 0177.
 */
export const readClaimPeriod = async (
  scope: AgencyScope | ClientScope,
  { id, dateSubmitted }: { id: string; dateSubmitted: Date },
  timeZone: string,
): Promise<{ claimUntil: Date; hasClaim: boolean }> => {
  const { rows } = await sql<{ dateSubmitted: Date; withdrawnAt: Date | null; isClaimed: boolean }>`
    select * from app.submissions_of_ownership(${id})`.execute(scope.db);
  return {
    // Only a withdrawn candidate, which can't be claimed, has no deadline of its own.
    claimUntil: claimDeadlineOfOwnership(rows, timeZone) ?? claimDeadline(dateSubmitted, timeZone),
    hasClaim: rows.some(({ isClaimed }) => isClaimed),
  };
};

import { sql } from 'kysely';
import { applicationStatus } from '#contract/applications/states.ts';
import { markNotSelected } from '#server/applications/public.ts';
import type { AwardingScope } from '../queries/closed-bids.ts';
import { findLosers } from '../rules/losers.ts';

const { pending, approved, rebid } = applicationStatus;

/** Sets applications to Not Selected if their agency has won no lot in an engagement and can't win one any more. */
export const closeLosingApplications = async (scope: AwardingScope, engagementId: string): Promise<void> => {
  const applications = await scope.db
    .selectFrom('application')
    .select('supplierId')
    .where('engagementId', '=', engagementId)
    .where('statusId', 'in', [pending, approved, rebid])
    .orderBy('id')
    .execute();
  const lots = await scope.db
    .selectFrom('lot')
    .select(['talentRequestId', 'state', 'isForTied', 'reopenedAt'])
    .where('engagementId', '=', engagementId)
    .execute();
  const awards = await scope.db
    .selectFrom('lotResult')
    .select('supplierId')
    .where('engagementId', '=', engagementId)
    .where('isAwarded', '=', true)
    .where('state', '=', 'final')
    .execute();
  const { rows: bids } = await sql<{
    talentRequestId: string;
    supplierId: string;
  }>`select * from app.counting_bids(${engagementId})`.execute(scope.db);
  const losers = findLosers(
    applications.map(({ supplierId }) => supplierId),
    lots.map(({ reopenedAt, ...lot }) => ({ ...lot, wasReopened: reopenedAt !== null })),
    bids,
    new Set(awards.map(({ supplierId }) => supplierId)),
  );
  for (const supplierId of losers) await markNotSelected(scope, engagementId, supplierId);
};

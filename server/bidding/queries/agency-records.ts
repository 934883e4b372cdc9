import { sql } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { ClientScope, ProviderScope } from '#server/platform/scope/scope.ts';

/** An agency's past work for an employer. */
export interface AgencyTrackRecord {
  submitted: number;
  hired: number;
  /**
   * The median days from the opening of a talent request to the agency's first submission; null without submissions.
   */
  daysToSubmit: number | null;
}

/** Returns each agency's track record with an employer, by agency. Agencies without a submission are absent. */
export const findAgencyTrackRecords = async (
  scope: ClientScope | ProviderScope,
  clientId: string,
  supplierIds: readonly string[],
): Promise<ReadonlyMap<string, AgencyTrackRecord>> => {
  if (supplierIds.length === 0) return new Map();
  const rows = await scope.db
    .with('byRequest', (db) =>
      db
        .selectFrom('candidate')
        .innerJoin('talentRequest as r', 'r.id', 'candidate.talentRequestId')
        .select(({ fn }) => [
          'candidate.supplierId',
          fn.countAll<number>().as('submitted'),
          fn.countAll<number>().filterWhere('candidate.statusId', '=', candidateStatus.hired).as('hired'),
          sql<number>`extract(epoch from min(candidate.date_submitted) - coalesce(r.awarded_at, r.published_at, r.created_at)) / 86400`.as(
            'days',
          ),
        ])
        .where('candidate.clientId', '=', clientId)
        .where('candidate.supplierId', 'in', supplierIds)
        .groupBy(['candidate.supplierId', 'r.id']),
    )
    .selectFrom('byRequest')
    .select([
      'supplierId',
      sql<number>`sum(submitted)::int`.as('submitted'),
      sql<number>`sum(hired)::int`.as('hired'),
      sql<number>`round(greatest(percentile_cont(0.5) within group (order by days), 0)::numeric, 1)::float8`.as('days'),
    ])
    .groupBy('supplierId')
    .execute();
  return new Map(
    rows.map(({ supplierId, submitted, hired, days }) => [supplierId, { submitted, hired, daysToSubmit: days }]),
  );
};

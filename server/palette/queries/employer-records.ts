import { sql } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import { paddedNumber } from '#server/platform/db/padded-number.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { matchesQuery, maxResults, type RecordFinders } from './record-query.ts';

/** Finds the employer's own engagements, the candidates submitted to it, and the agencies that applied. */
export const employerFinders = (scope: ClientScope): RecordFinders => ({
  engagement: (query) =>
    scope.db
      .selectFrom('engagement as e')
      .where('e.clientId', '=', scope.tenantId)
      .where(matchesQuery(query, sql`e.id`, sql`concat_ws(' ', ${paddedNumber('e.number')}, e.title)`))
      .select(['e.id', 'e.title', 'e.number', 'e.location as note'])
      .orderBy('e.createdAt', 'desc')
      .orderBy('e.id', 'desc')
      .limit(maxResults(query))
      .execute(),
  candidate: (query) =>
    scope.db
      .selectFrom('candidate as k')
      .innerJoin('talentRequest as r', 'r.id', 'k.talentRequestId')
      .where('k.clientId', '=', scope.tenantId)
      .where('k.statusId', '<>', candidateStatus.withdrew)
      .where('k.erasedAt', 'is', null)
      .where(
        matchesQuery(query, sql`k.id`, sql`concat_ws(' ', ${paddedNumber('k.number')}, k.first_name, k.last_name)`),
      )
      .select(['k.id', 'k.number', 'r.jobTitle as note'])
      .select(sql<string>`concat_ws(' ', k.first_name, k.last_name)`.as('title'))
      .orderBy('k.dateSubmitted', 'desc')
      .orderBy('k.id', 'desc')
      .limit(maxResults(query))
      .execute(),
  agency: async (query) => {
    const rows = await scope.db
      .selectFrom('application as a')
      .innerJoin('engagement as e', 'e.id', 'a.engagementId')
      .where('a.clientId', '=', scope.tenantId)
      .where(matchesQuery(query, sql`a.supplier_id`, sql`a.supplier_name`))
      .distinctOn('a.supplierId')
      .select(['a.supplierId as id', 'a.supplierName as title', 'e.title as note', 'a.engagementId'])
      .orderBy('a.supplierId')
      .orderBy('a.appliedAt', 'desc')
      .execute();
    return rows
      .toSorted((one, other) => one.title.localeCompare(other.title, 'en'))
      .slice(0, maxResults(query))
      .map((row) => ({ ...row, number: null }));
  },
});

import type { Selectable } from 'kysely';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { ApplicationTables } from '../tables.ts';

export type FoundApplication = Selectable<ApplicationTables['application']>;

/** The caller's agency's application to an engagement; undefined when it has none. */
export const applicationOf = (scope: AgencyScope, engagementId: string): Promise<FoundApplication | undefined> =>
  scope.db
    .selectFrom('application')
    .selectAll()
    .where('supplierId', '=', scope.tenantId)
    .where('engagementId', '=', engagementId)
    .executeTakeFirst();

/** The status of the caller's agency's application by engagement; an engagement without one is absent. */
export const applicationStatusesOf = async (
  scope: AgencyScope,
  engagementIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (engagementIds.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('application')
    .select(['engagementId', 'statusId'])
    .where('supplierId', '=', scope.tenantId)
    .where('engagementId', 'in', engagementIds)
    .execute();
  return new Map(rows.map((row) => [row.engagementId, row.statusId]));
};

import type { Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

type VersionRow = Selectable<Database['candidateVersion']>;

/**
 * Returns the versions of a visible candidate that the caller can read, oldest first: the agency all of them, the
 * employer those from when it first opened the candidate. Before that the agency may replace a CV that was attached by
 * mistake, and the employer never sees it.
 */
export const readableVersions = async (
  scope: AgencyScope | ClientScope,
  { id, firstViewedAt }: { readonly id: string; readonly firstViewedAt: Date | null },
): Promise<VersionRow[]> => {
  const rows = await scope.db
    .selectFrom('candidateVersion')
    .selectAll()
    .where('candidateId', '=', id)
    .where(scope.side === 'agency' ? 'supplierId' : 'clientId', '=', scope.tenantId)
    .orderBy('number')
    .execute();
  if (scope.side === 'agency') return rows;
  const opened = rows.findLastIndex(({ at }) => firstViewedAt !== null && at <= firstViewedAt);
  return rows.slice(opened === -1 ? -1 : opened);
};

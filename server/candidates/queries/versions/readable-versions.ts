import type { Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

type VersionRow = Selectable<Database['candidateVersion']>;

/** Returns the versions that the employer can read: the one that it opened first, and those since. */
export const versionsSinceOpened = <Row extends Pick<VersionRow, 'at'>>(
  rows: readonly Row[],
  firstViewedAt: Date | null,
): readonly Row[] => {
  const opened = rows.findLastIndex(({ at }) => firstViewedAt !== null && at <= firstViewedAt);
  return rows.slice(opened === -1 ? -1 : opened);
};

/**
 * Returns the versions of a visible candidate that the caller can read, oldest first. The agency can read all of them,
 * the employer only those since it first opened the candidate. Until then, the agency may replace a CV that was
 * attached by mistake, and the employer never sees the replaced CV.
 */
export const readableVersions = async (
  scope: AgencyScope | ClientScope,
  { id, firstViewedAt }: { readonly id: string; readonly firstViewedAt: Date | null },
): Promise<readonly VersionRow[]> => {
  const rows = await scope.db
    .selectFrom('candidateVersion')
    .selectAll()
    .where('candidateId', '=', id)
    .where(scope.side === 'agency' ? 'supplierId' : 'clientId', '=', scope.tenantId)
    .orderBy('number')
    .execute();
  return scope.side === 'agency' ? rows : versionsSinceOpened(rows, firstViewedAt);
};

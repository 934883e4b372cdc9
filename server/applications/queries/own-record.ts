import type { TenantScope } from '#server/platform/scope/scope.ts';

/** The caller's applications, for the download of their data. */
export const ownApplicationRecord = async (scope: TenantScope) => {
  const rows = await scope.db
    .selectFrom('application')
    .select(['engagementId', 'appliedAt'])
    .where('appliedBy', '=', scope.userId)
    .orderBy('appliedAt', 'desc')
    .execute();
  return rows.map(({ engagementId, appliedAt }) => ({ engagementId, applied: appliedAt.toISOString() }));
};

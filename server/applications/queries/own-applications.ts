import type { UserScope } from '#server/platform/scope/scope.ts';

/** Returns the applications that the caller submitted. */
export const listOwnApplications = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('application')
    .select(['engagementId', 'appliedAt'])
    .where('appliedBy', '=', scope.userId)
    .orderBy('appliedAt', 'desc')
    .execute();
  return rows.map(({ engagementId, appliedAt }) => ({ engagementId, applied: appliedAt.toISOString() }));
};

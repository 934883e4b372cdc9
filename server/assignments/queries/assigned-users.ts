import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** A user of the caller's agency who is assigned to an engagement. */
export interface AssignedUser {
  userId: string;
  name: string;
}

/** Whether the caller can see all assignments in the agency rather than only their own. */
export const maySeeAllAssignments = (scope: AgencyScope): boolean =>
  scope.permissions.has('Assignments=View Other Users Assignment / Data');

/** Lists assigned users by engagement, longest-assigned first. Without the permission, lists only the caller. */
export const listAssignedUsers = async (
  scope: AgencyScope,
  engagementIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AssignedUser[]>> => {
  const byEngagement = new Map<string, AssignedUser[]>();
  if (engagementIds.length === 0) return byEngagement;
  const all = scope.db
    .selectFrom('assignment')
    .innerJoin('appUser', 'appUser.id', 'assignment.userId')
    .select(['assignment.engagementId', 'assignment.userId', 'appUser.firstName', 'appUser.lastName'])
    .where('assignment.supplierId', '=', scope.tenantId)
    .where('assignment.engagementId', 'in', engagementIds)
    .where('assignment.deletedAt', 'is', null)
    .where('appUser.deletedAt', 'is', null)
    .orderBy('assignment.createdAt')
    .orderBy('assignment.id');
  const rows = await (maySeeAllAssignments(scope) ? all : all.where('assignment.userId', '=', scope.userId)).execute();
  for (const { engagementId, userId, firstName, lastName } of rows) {
    const users = byEngagement.get(engagementId) ?? [];
    users.push({ userId, name: `${firstName} ${lastName}` });
    byEngagement.set(engagementId, users);
  }
  return byEngagement;
};

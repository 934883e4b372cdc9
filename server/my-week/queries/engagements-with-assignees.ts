import type { TaskEngagement } from '#contract/my-week/shapes.ts';
import { listAssignedUsers, maySeeAllAssignments } from '#server/assignments/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** An open engagement of the agency, with its assigned users. */
export interface EngagementWithAssignees {
  head: TaskEngagement;
  /** The IDs of the assigned users, longest-assigned first. */
  assigned: readonly string[];
}

const engagementHeads = (scope: AgencyScope) =>
  scope.db
    .selectFrom('engagement as e')
    .innerJoin('tenant as c', 'c.id', 'e.clientId')
    .select(['e.id as engagementId', 'e.number as engagementNumber', 'e.title', 'e.kind', 'e.timeZone'])
    .select(['c.id as clientId', 'c.name as clientName'])
    .where('e.publishedAt', 'is not', null);

/** Returns the basic data of engagements that the caller can see, by ID. */
export const findTaskEngagements = async (
  scope: AgencyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TaskEngagement>> => {
  if (ids.length === 0) return new Map();
  const heads = await engagementHeads(scope).where('e.id', 'in', ids).execute();
  return new Map(heads.map((head) => [head.engagementId, head]));
};

/**
 * Returns the open engagements with assigned users that are visible to the caller. For callers who see everyone's work,
 * adds those that the agency has applied to.
 */
export const listEngagementsWithAssignees = async (
  scope: AgencyScope,
): Promise<ReadonlyMap<string, EngagementWithAssignees>> => {
  const rows = await engagementHeads(scope)
    .where('e.status', '=', 'open')
    .where((eb) => {
      const assigned = eb
        .selectFrom('assignment as s')
        .select('s.id')
        .whereRef('s.engagementId', '=', 'e.id')
        .where('s.supplierId', '=', scope.tenantId)
        .where('s.deletedAt', 'is', null);
      if (!maySeeAllAssignments(scope)) return eb.exists(assigned.where('s.userId', '=', scope.userId));
      const applied = eb
        .selectFrom('application as a')
        .select('a.id')
        .whereRef('a.engagementId', '=', 'e.id')
        .where('a.supplierId', '=', scope.tenantId);
      return eb.or([eb.exists(assigned), eb.exists(applied)]);
    })
    .execute();
  const assigned = await listAssignedUsers(
    scope,
    rows.map(({ engagementId }) => engagementId),
  );
  return new Map(
    rows.map((head) => [
      head.engagementId,
      { head, assigned: (assigned.get(head.engagementId) ?? []).map(({ userId }) => userId) },
    ]),
  );
};

import { sql } from 'kysely';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * Selects the given engagements that row security shows to the caller, as `e`, with the client as `c` and the agency's
 * own application, if any, as `a`. `findBoardIds` decides which engagements are on the board.
 */
export const selectBoardRowsByIds = (scope: AgencyScope, ids: readonly string[]) =>
  scope.db
    .selectFrom('engagement as e')
    .innerJoin('tenant as c', 'c.id', 'e.clientId')
    .leftJoin('application as a', (join) =>
      join.onRef('a.engagementId', '=', 'e.id').on('a.supplierId', '=', scope.tenantId),
    )
    .where('e.publishedAt', 'is not', null)
    .where('e.id', '=', sql<string>`any (${ids}::uuid[])`);

/**
 * Selects the given engagements that are on the caller's board: the agency has applied to them, or users visible to the
 * caller are assigned to them.
 */
export const selectOwnBoardRowsByIds = (scope: AgencyScope, ids: readonly string[]) =>
  selectBoardRowsByIds(scope, ids).where((eb) => {
    const assigned = eb
      .selectFrom('assignment as s')
      .select('s.id')
      .whereRef('s.engagementId', '=', 'e.id')
      .where('s.supplierId', '=', scope.tenantId)
      .where('s.deletedAt', 'is', null);
    return maySeeAllAssignments(scope)
      ? eb.or([eb('a.id', 'is not', null), eb.exists(assigned)])
      : eb.exists(assigned.where('s.userId', '=', scope.userId));
  });

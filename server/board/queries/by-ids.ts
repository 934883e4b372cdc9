import { sql } from 'kysely';
import { maySeeAllAssignments } from '#server/assignments/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * Selects engagements by ID, if row security shows them: `e`, its client `c`, and the agency's own application `a`, if
 * any. `findOnBoard` decides which IDs are on the board.
 */
export const boardByIds = (scope: AgencyScope, ids: readonly string[]) =>
  scope.db
    .selectFrom('engagement as e')
    .innerJoin('tenant as c', 'c.id', 'e.clientId')
    .leftJoin('application as a', (join) =>
      join.onRef('a.engagementId', '=', 'e.id').on('a.supplierId', '=', scope.tenantId),
    )
    .where('e.publishedAt', 'is not', null)
    .where('e.id', '=', sql<string>`any (${ids}::uuid[])`);

/**
 * Selects those of the given engagements on the caller's board: applied to, or assigned to users the caller can see.
 */
export const ownBoardByIds = (scope: AgencyScope, ids: readonly string[]) =>
  boardByIds(scope, ids).where((eb) => {
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

import { sql } from 'kysely';
import { candidateStatus, pipeline } from '#contract/candidates/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { seesAllAssignments } from '#server/assignments/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

/** The requests of the engagement `e` around it that take candidates and have none of the agency's in the running. */
export const unfilledRequests = (scope: AgencyScope) =>
  scope.db
    .selectFrom('talentRequest as r')
    .where('r.engagementId', '=', sql.ref<string>('e.id'))
    .where('r.statusId', '=', talentRequestStatus.available)
    .whereRef('r.noOfRolesFilled', '<', 'r.noOfRoles')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('candidate as k')
            .select('k.id')
            .whereRef('k.talentRequestId', '=', 'r.id')
            .where('k.supplierId', '=', scope.tenantId)
            .where('k.statusId', 'in', pipeline),
        ),
      ),
    );

/** Candidates as the lists show them: withdrawn ones are hidden, and of a cancelled request only the rejected ones stay. */
export const listedCandidates = (scope: AgencyScope) =>
  scope.db
    .selectFrom('candidate as k')
    .innerJoin('talentRequest as r', 'r.id', 'k.talentRequestId')
    .where('k.supplierId', '=', scope.tenantId)
    .where('k.statusId', '<>', candidateStatus.withdrew)
    .where((eb) =>
      eb.or([eb('r.statusId', '<>', talentRequestStatus.cancelled), eb('k.statusId', '=', candidateStatus.rejected)]),
    );

/**
 * Engagements of the board by their ids, as far as row security shows them: `e`, its client `c`, and the agency's own
 * application `a`, if it has one. Which ids are on the board is known by `findOnBoard`.
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

/** Of engagements that are named, those on the caller's board: applied to, or worked on by whom the caller may see. */
export const callersBoardByIds = (scope: AgencyScope, ids: readonly string[]) =>
  boardByIds(scope, ids).where((eb) => {
    const assigned = eb
      .selectFrom('assignment as s')
      .select('s.id')
      .whereRef('s.engagementId', '=', 'e.id')
      .where('s.supplierId', '=', scope.tenantId)
      .where('s.deletedAt', 'is', null);
    return seesAllAssignments(scope)
      ? eb.or([eb('a.id', 'is not', null), eb.exists(assigned)])
      : eb.exists(assigned.where('s.userId', '=', scope.userId));
  });

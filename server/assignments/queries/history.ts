import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { listAssignmentHistory as operation } from '#contract/assignments/operations.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { assignmentEvents } from '../events.ts';
import { maySeeAssignees } from '../policy.ts';

/** The maximum number of entries returned, since a history has no size limit. */
const latest = 200;

/** Lists assignments to an engagement and removals from it. Callers who can't see colleagues get only their own. */
export const listAssignmentHistory = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await findEngagement(scope, engagementId))) return notFound();
  let rows = scope.db
    .selectFrom('event')
    .innerJoin('appUser', (join) => join.on(sql<boolean>`app_user.id = (event.data ->> 'userId')::uuid`))
    .leftJoin('appUser as actor', 'actor.id', 'event.actorUserId')
    .select(['event.id', 'event.kind', 'event.at', 'appUser.id as userId'])
    .select([
      sql<string>`app_user.first_name || ' ' || app_user.last_name`.as('name'),
      sql<string>`coalesce(actor.first_name || ' ' || actor.last_name, '')`.as('byName'),
    ])
    .where('event.engagementId', '=', engagementId)
    .where('event.supplierId', '=', scope.tenantId)
    .where('event.kind', 'in', [assignmentEvents.added, assignmentEvents.removed]);
  if (!maySeeAssignees(scope)) rows = rows.where('appUser.id', '=', scope.userId);
  const found = await rows.orderBy('event.sequence', 'desc').limit(latest).execute();
  return found.map(({ kind, at, ...row }) => ({
    ...row,
    what: kind === assignmentEvents.added ? ('added' as const) : ('removed' as const),
    at: at.toISOString(),
  }));
};

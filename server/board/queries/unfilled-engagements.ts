import { sql } from 'kysely';
import type { NextAction } from '#contract/board/shapes.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { nextAction } from '../rules/next-action.ts';
import { selectBoardRowsByIds } from './by-ids.ts';

/** An engagement that needs candidates, with the time at which its roles opened for the agency. */
export interface UnfilledEngagement {
  engagementId: string;
  action: NextAction;
  since: Date;
}

/** Returns the given engagements whose next action is to submit candidates, for users who may submit them. */
export const findUnfilledEngagements = async (
  scope: AgencyScope,
  engagementIds: readonly string[],
): Promise<UnfilledEngagement[]> => {
  if (engagementIds.length === 0) return [];
  const rows = await selectBoardRowsByIds(scope, engagementIds)
    .select(['e.id', 'e.status', 'a.statusId as applicationStatusId'])
    .select(sql<boolean>`app.has_unfilled_request(e.id, ${scope.tenantId})`.as('hasUnfilledRequest'))
    .select((eb) =>
      sql<Date>`greatest(coalesce(a.decided_at, e.created_at), ${eb
        .selectFrom('talentRequest as r')
        .select(({ fn }) => fn.min('r.statusChangedAt').as('since'))
        .whereRef('r.engagementId', '=', 'e.id')
        .where('r.statusId', '=', talentRequestStatus.available)
        .whereRef('r.noOfRolesFilled', '<', 'r.noOfRoles')})`.as('since'),
    )
    .execute();
  return rows.flatMap(({ id, since, ...facts }) => {
    const action = nextAction({ ...facts, maySubmit: true, requestsPaused: 0, requestsRunning: 0 });
    return action ? [{ engagementId: id, action, since }] : [];
  });
};

import type { EventFacts } from '#server/platform/events/facts.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { teamEvents } from '../events.ts';

type TeamEvent = EventFacts<(typeof teamEvents)[keyof typeof teamEvents]>;

/** Records a change to users or roles, and refreshes the agency's open pages. */
export const recordTeamEvent = async (scope: AgencyScope, event: TeamEvent): Promise<void> => {
  await scope.emit({ ...event, supplierId: scope.tenantId });
  scope.broadcast({ tenants: [scope.tenantId], message: { kind: 'team.changed' } });
};

import { applicationStatus } from '#contract/applications/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { clearedRebid } from '../rules/rebid.ts';
import { applicationIds, recordTransition } from './record-transition.ts';

const { pending, approved, rebid, notSelected } = applicationStatus;

/**
 * Closes the applications of an ended engagement: undecided ones, and those that wait for a new tender or bid, become
 * Not Selected. Approved ones keep or regain their status, since the agency was selected, unless the engagement ended
 * before any award. Source: domain rules D2.
 */
export const closeApplications = async (
  scope: Scope,
  engagementId: string,
  { isAwarded }: { isAwarded: boolean },
): Promise<void> => {
  const stillIn = await scope.db
    .selectFrom('application')
    .selectAll()
    .where('engagementId', '=', engagementId)
    .where('statusId', 'in', isAwarded ? [pending, rebid] : [pending, rebid, approved])
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const application of stillIn) {
    const wasSelected = isAwarded && application.rebidDueAt !== null;
    if (wasSelected) {
      await recordTransition(scope, application, { toStatusId: approved, set: clearedRebid }, true);
      await scope.emit({ kind: applicationEvents.rebidOver, ...applicationIds(application) });
      continue;
    }
    await recordTransition(
      scope,
      application,
      { toStatusId: notSelected, set: { decidedAt: scope.now, ...clearedRebid } },
      true,
    );
    await scope.emit({ kind: applicationEvents.notSelected, ...applicationIds(application) });
  }
};

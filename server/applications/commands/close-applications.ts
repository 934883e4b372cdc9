import { applicationStatus } from '#contract/applications/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { afterRebid, noRebid } from '../rules/rebid.ts';
import { factsOf, takeStep } from './take-step.ts';

const { pending, approved, rebid, notSelected } = applicationStatus;

/**
 * An engagement has ended: applications that were never decided, or wait for a new tender or bid, become Not Selected.
 * Those that the employer approved keep or get back their status, since the agency was selected, unless it all ended
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
    const wasSelected = isAwarded && application.rebidDueAt !== null && afterRebid(application) === approved;
    if (wasSelected) {
      await takeStep(scope, application, { toStatusId: approved, set: noRebid }, true);
      await scope.emit({ kind: applicationEvents.rebidOver, ...factsOf(application) });
      continue;
    }
    await takeStep(scope, application, { toStatusId: notSelected, set: { decidedAt: scope.now, ...noRebid } }, true);
    await scope.emit({ kind: applicationEvents.notSelected, ...factsOf(application) });
  }
};

import { applicationStatus } from '#contract/applications/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import type { FoundApplication } from '../queries/own-application.ts';
import { findAwardedSuppliers } from '../queries/awarded-suppliers.ts';
import { clearedRebidColumns } from '../rules/rebid.ts';
import { applicationEventIds, recordApplicationTransition } from './record-transition.ts';

const { pending, approved, rebid, notSelected } = applicationStatus;

/** Closes a locked application because the employer has selected other agencies, or none. */
const closeApplication = async (scope: Scope, application: FoundApplication): Promise<void> => {
  await recordApplicationTransition(
    scope,
    application,
    { toStatusId: notSelected, set: { decidedAt: scope.now, ...clearedRebidColumns } },
    true,
  );
  await scope.emit({ kind: applicationEvents.notSelected, ...applicationEventIds(application) });
};

const lockActive = (scope: Scope, engagementId: string) =>
  scope.db
    .selectFrom('application')
    .selectAll()
    .where('engagementId', '=', engagementId)
    .where('statusId', 'in', [pending, rebid, approved])
    .orderBy('id')
    .forUpdate();

/**
 * Closes the applications to an ended engagement. If it was awarded, agencies with an award (in an engagement without
 * lots, approved agencies) keep their approval or get it back. All others become Not Selected. Source: domain rules D2.
 */
export const closeApplications = async (
  scope: Scope,
  engagementId: string,
  { isAwarded }: { isAwarded: boolean },
): Promise<void> => {
  const awarded = await findAwardedSuppliers(scope, engagementId);
  const wasSelected = ({ supplierId, statusId, rebidDueAt }: FoundApplication): boolean =>
    isAwarded && (awarded ? awarded.has(supplierId) : statusId === approved || rebidDueAt !== null);
  for (const application of await lockActive(scope, engagementId).execute()) {
    if (!wasSelected(application)) {
      await closeApplication(scope, application);
    } else if (application.statusId === rebid) {
      await recordApplicationTransition(scope, application, { toStatusId: approved, set: clearedRebidColumns }, true);
      await scope.emit({ kind: applicationEvents.rebidOver, ...applicationEventIds(application) });
    }
  }
};

/** Closes an agency's application once the agency has lost its last lot. */
export const markNotSelected = async (scope: Scope, engagementId: string, supplierId: string): Promise<void> => {
  const application = await lockActive(scope, engagementId).where('supplierId', '=', supplierId).executeTakeFirst();
  if (application) await closeApplication(scope, application);
};

import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { clearedRebidColumns, statusAfterRebid } from '../rules/rebid.ts';
import { applicationEventIds, recordApplicationTransition } from './record-transition.ts';

const lockIn = (scope: Scope, engagementId: string, supplierIds: readonly string[], statusId: ApplicationStatusId) =>
  scope.db
    .selectFrom('application')
    .selectAll()
    .where('engagementId', '=', engagementId)
    .where('supplierId', 'in', supplierIds)
    .where('statusId', '=', statusId)
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Asks approved agencies for a new bid before the lot ends. The application gets no deadline of its own. Agencies
 * already in Re-bid remain so. Source: domain rules D2, D7.
 */
export const startRebid = async (
  scope: Scope,
  engagementId: string,
  supplierIds: readonly string[],
  reasonText: string | null,
  until: Date,
): Promise<void> => {
  if (supplierIds.length === 0) return;
  for (const application of await lockIn(scope, engagementId, supplierIds, applicationStatus.approved)) {
    await recordApplicationTransition(scope, application, {
      toStatusId: applicationStatus.rebid,
      reasonText,
      set: clearedRebidColumns,
    });
    await scope.emit({
      kind: applicationEvents.rebidAsked,
      ...applicationEventIds(application),
      data: { until: until.toISOString() },
    });
  }
};

/**
 * Ends Re-bids because their lot was cancelled. Emits no event, since the agencies are notified of the cancellation
 * itself.
 */
export const cancelRebid = async (
  scope: Scope,
  engagementId: string,
  supplierIds: readonly string[],
): Promise<void> => {
  if (supplierIds.length === 0) return;
  for (const application of await lockIn(scope, engagementId, supplierIds, applicationStatus.rebid))
    await recordApplicationTransition(
      scope,
      application,
      { toStatusId: statusAfterRebid, set: clearedRebidColumns },
      true,
    );
};

/** Ends Re-bids: as answered if the caller is an agency placing its new bid, otherwise as expired with the round. */
export const endRebid = async (scope: Scope, engagementId: string, supplierIds: readonly string[]): Promise<void> => {
  if (supplierIds.length === 0) return;
  const isAnswered = scope.side === 'agency';
  for (const application of await lockIn(scope, engagementId, supplierIds, applicationStatus.rebid)) {
    await recordApplicationTransition(
      scope,
      application,
      { toStatusId: statusAfterRebid, set: clearedRebidColumns },
      !isAnswered,
    );
    await scope.emit({
      kind: isAnswered ? applicationEvents.rebidAnswered : applicationEvents.rebidOver,
      ...applicationEventIds(application),
    });
  }
};

import type { Updateable } from 'kysely';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { historyAuthor } from '#server/platform/scope/history-author.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { FoundApplication } from '../queries/own-application.ts';
import type { ApplicationTables } from '../tables.ts';

export type TransitioningApplication = Pick<
  FoundApplication,
  'id' | 'supplierId' | 'clientId' | 'engagementId' | 'statusId'
>;

interface Step {
  toStatusId: ApplicationStatusId;
  /** The code of the reason, from the list of reasons for the status. */
  reasonCode?: string | null;
  reasonText?: string | null;
  /** Other columns to update. */
  set?: Updateable<ApplicationTables['application']>;
}

/** Adds a step to an application's history. */
export const logTransition = async (
  scope: Scope,
  application: Pick<TransitioningApplication, 'id' | 'supplierId' | 'clientId'>,
  step: {
    fromStatusId: ApplicationStatusId | null;
    toStatusId: ApplicationStatusId;
    reasonCode?: string | null;
    reasonText?: string | null;
  },
  itself = false,
): Promise<void> => {
  const { id: applicationId, supplierId, clientId } = application;
  await scope.db
    .insertInto('applicationStep')
    .values({
      id: newId(),
      applicationId,
      supplierId,
      clientId,
      at: scope.now,
      ...historyAuthor(scope, itself),
      ...step,
    })
    .execute();
};

/**
 * Moves a locked application to a status, saves the previous status and the reason, and logs the step. The caller has
 * already checked that the transition is allowed. `itself` marks a step that the system takes, even if a user's call
 * caused it.
 */
export const recordApplicationTransition = async (
  scope: Scope,
  application: TransitioningApplication,
  { toStatusId, reasonCode = null, reasonText = null, set = {} }: Step,
  itself = false,
): Promise<void> => {
  const reasons = { reasonCode, reasonText };
  await scope.db
    .updateTable('application')
    .set({ statusId: toStatusId, previousStatusId: application.statusId, ...reasons, ...set })
    .where('id', '=', application.id)
    .execute();
  await logTransition(scope, application, { fromStatusId: application.statusId, toStatusId, ...reasons }, itself);
};

/** Returns the IDs that belong in an application's events. */
export const applicationEventIds = (application: TransitioningApplication) => ({
  supplierId: application.supplierId,
  clientId: application.clientId,
  engagementId: application.engagementId,
  applicationId: application.id,
});

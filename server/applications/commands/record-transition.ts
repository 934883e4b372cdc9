import type { Updateable } from 'kysely';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { FoundApplication } from '../queries/own-application.ts';
import type { ApplicationTables } from '../tables.ts';

export type TransitioningApplication = Pick<
  FoundApplication,
  'id' | 'supplierId' | 'clientId' | 'engagementId' | 'statusId'
>;

interface Step {
  toStatusId: ApplicationStatusId;
  /** Of the list of reasons that belongs to the status. */
  reasonCode?: string | null;
  reasonText?: string | null;
  /** What else changes with it. */
  set?: Updateable<ApplicationTables['application']>;
}

/** Who is written beside a step: whoever is signed in, or the product itself. */
const authorOf = (scope: Scope, itself: boolean) =>
  itself || !('userId' in scope)
    ? { byUserId: null, byName: 'Rolecall', bySide: 'system' as const }
    : { byUserId: scope.userId, byName: scope.userName, bySide: scope.side };

/** Keeps in the history of an application that it came to a status. */
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
    .values({ id: newId(), applicationId, supplierId, clientId, at: scope.now, ...authorOf(scope, itself), ...step })
    .execute();
};

/**
 * Brings a locked application into a status, keeps where it came from and why, and logs the step. Whether it may is
 * decided before. `itself` marks a step that the product takes, whoever's request caused it.
 */
export const recordTransition = async (
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

/** The ids by which other rooms hear of an application. */
export const applicationIds = (application: TransitioningApplication) => ({
  supplierId: application.supplierId,
  clientId: application.clientId,
  engagementId: application.engagementId,
  applicationId: application.id,
});

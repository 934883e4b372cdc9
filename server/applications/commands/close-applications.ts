import { applicationStatus } from '#contract/applications/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';

/**
 * An engagement has ended: applications that were never decided become Not Selected. Those that the employer approved
 * keep their status, since the agency was selected. Source: domain rules D2.
 */
export const closeApplications = async (scope: Scope, engagementId: string): Promise<void> => {
  const closed = await scope.db
    .updateTable('application')
    .set({ statusId: applicationStatus.notSelected, previousStatusId: applicationStatus.pending, decidedAt: scope.now })
    .where('engagementId', '=', engagementId)
    .where('statusId', '=', applicationStatus.pending)
    .returning(['id', 'supplierId', 'clientId'])
    .execute();
  for (const application of closed) {
    await scope.emit({
      kind: applicationEvents.notSelected,
      supplierId: application.supplierId,
      clientId: application.clientId,
      engagementId,
      applicationId: application.id,
    });
  }
};

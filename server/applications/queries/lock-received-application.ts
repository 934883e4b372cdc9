import { lockEngagement, type FoundEngagement } from '#server/engagements/public.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import type { FoundApplication } from './own-application.ts';

const received = (scope: ClientScope, applicationId: string) =>
  scope.db.selectFrom('application').selectAll().where('id', '=', applicationId).where('clientId', '=', scope.tenantId);

/**
 * Locks an application that the caller's company has received, after locking its engagement, and returns the stored
 * row.
 */
export const lockReceivedApplication = async (
  scope: ClientScope,
  applicationId: string,
): Promise<{ engagement: FoundEngagement; application: FoundApplication } | undefined> => {
  const found = await received(scope, applicationId).executeTakeFirst();
  const engagement = found && (await lockEngagement(scope, found.engagementId));
  const application = engagement && (await received(scope, applicationId).forUpdate().executeTakeFirst());
  return application && { engagement, application };
};

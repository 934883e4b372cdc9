import { lockEngagement, type FoundEngagement } from '#server/engagements/public.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import type { FoundApplication } from './own-application.ts';

const received = (scope: ClientScope, applicationId: string) =>
  scope.db.selectFrom('application').selectAll().where('id', '=', applicationId).where('clientId', '=', scope.tenantId);

/** An application received by the caller's tenant, locked after its engagement, with its stored state. */
export const lockReceived = async (
  scope: ClientScope,
  applicationId: string,
): Promise<{ engagement: FoundEngagement; application: FoundApplication } | undefined> => {
  const found = await received(scope, applicationId).executeTakeFirst();
  const engagement = found && (await lockEngagement(scope, found.engagementId));
  const application = engagement && (await received(scope, applicationId).forUpdate().executeTakeFirst());
  return application && { engagement, application };
};

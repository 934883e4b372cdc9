import type { InputOf } from '#contract/common/operation.ts';
import { engagementStatusId } from '#contract/engagements/states.ts';
import type { readNotificationTarget as operation } from '#contract/notifications/operations/bell.ts';
import { targetUnavailableNotice } from '#contract/notifications/rules.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { findOwnNotification } from './own-notifications.ts';

/** Finds the target of a notification about an engagement: the engagement's page, or the reason why there is none. */
export const findEngagementTarget = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const about = input.notificationId === undefined ? undefined : await findOwnNotification(scope, input.notificationId);
  if (input.notificationId !== undefined && about?.engagementId !== engagement.id) return notFound();
  const application = await findOwnApplication(scope, engagement.id);
  const applicationStatusId = application?.statusId ?? null;
  const notice = targetUnavailableNotice({
    applicationStatusId,
    engagementStatus: engagement.status,
    endedAs: engagement.endedAs,
  });
  const place = application ? `/engagement/${engagement.id}` : `/opportunities/${engagement.id}`;
  return {
    isRedirect: notice === null,
    to: notice === null ? (about?.to ?? place) : null,
    message: notice ?? '',
    applicationStatusId,
    engagementStatusId: engagementStatusId[engagement.status],
  };
};

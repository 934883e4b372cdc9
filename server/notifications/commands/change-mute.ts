import type { InputOf } from '#contract/common/operation.ts';
import type { changeMute as operation } from '#contract/notifications/operations/mutes.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ReaderScope } from '../queries/own-notifications.ts';

/** Mutes or unmutes an engagement for the caller, who must be able to see it. */
export const changeMute = async (
  scope: ReaderScope,
  { engagementId, isMuted }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await findEngagement(scope, engagementId))) return notFound();
  const { db, userId, tenantId } = scope;
  if (isMuted) {
    await db
      .insertInto('engagementMute')
      .values({ userId, tenantId, engagementId, mutedAt: scope.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('engagementMute')
      .where('tenantId', '=', tenantId)
      .where('userId', '=', userId)
      .where('engagementId', '=', engagementId)
      .execute();
  }
  return { engagementId, isMuted };
};

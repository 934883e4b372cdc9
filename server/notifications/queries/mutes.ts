import type { listMutes as operation } from '#contract/notifications/operations/mutes.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';
import type { ReaderScope } from './own-notifications.ts';

const mutesOf = (scope: UserScope) =>
  scope.db
    .selectFrom('engagementMute as mute')
    .innerJoin('engagement', 'engagement.id', 'mute.engagementId')
    .where('mute.userId', '=', scope.userId)
    .orderBy('engagement.title')
    .orderBy('engagement.id');

/** Lists the engagements that the caller has muted and can still see. */
export const listMutes = (scope: ReaderScope): Promise<HandlerResult<typeof operation>> =>
  mutesOf(scope)
    .select(['engagement.id as engagementId', 'engagement.number as engagementNumber', 'engagement.title'])
    .where('mute.tenantId', '=', scope.tenantId)
    .execute();

/** Lists the caller's muted engagements for the export of their personal data. */
export const listOwnMutes = async (scope: UserScope) => {
  const rows = await mutesOf(scope).select(['engagement.title', 'mute.mutedAt']).execute();
  return rows.map(({ title, mutedAt }) => ({ engagement: title, muted: mutedAt.toISOString() }));
};

import type { InputOf } from '#contract/common/operation.ts';
import type {
  archiveNotifications as archiveOperation,
  viewNotificationByFeedId as byFeedOperation,
  viewNotifications as viewOperation,
} from '#contract/notifications/operations/bell.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { countUnseenNotifications, type ReaderScope } from '../queries/own-notifications.ts';

const own = (scope: ReaderScope) =>
  scope.db.updateTable('notification').where('tenantId', '=', scope.tenantId).where('userId', '=', scope.userId);

/** Sends the number of new notifications to the caller's other pages. */
const counted = async (scope: ReaderScope, changed: number): Promise<{ changed: number; unseen: number }> => {
  const unseen = await countUnseenNotifications(scope);
  if (changed > 0) scope.broadcast({ users: [scope.userId], message: { kind: 'notification', unseen } });
  return { changed, unseen };
};

export const viewNotifications = async (
  scope: ReaderScope,
  { ids }: InputOf<typeof viewOperation>,
): Promise<HandlerResult<typeof viewOperation>> => {
  const { numUpdatedRows } = await own(scope)
    .set({ viewedAt: scope.now })
    .where('id', 'in', ids)
    .where('viewedAt', 'is', null)
    .executeTakeFirst();
  return counted(scope, Number(numUpdatedRows));
};

export const archiveNotifications = async (
  scope: ReaderScope,
  { ids }: InputOf<typeof archiveOperation>,
): Promise<HandlerResult<typeof archiveOperation>> => {
  const { numUpdatedRows } = await own(scope)
    .set({ archivedAt: scope.now })
    .where('id', 'in', ids)
    .where('archivedAt', 'is', null)
    .executeTakeFirst();
  return counted(scope, Number(numUpdatedRows));
};

/** Marks the caller's notification about an event as viewed; not found if the caller has none. */
export const markEventNotificationViewed = async (
  scope: ReaderScope,
  { feedId }: InputOf<typeof byFeedOperation>,
): Promise<HandlerResult<typeof byFeedOperation>> => {
  const row = await scope.db
    .selectFrom('notification')
    .select(['id', 'viewedAt'])
    .where('tenantId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('feedId', '=', feedId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return notFound();
  return row.viewedAt === null ? viewNotifications(scope, { ids: [row.id] }) : counted(scope, 0);
};

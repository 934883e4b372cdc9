import { sql } from 'kysely';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { notificationKindRow } from '../kinds.ts';
import { earliestNoticeTime } from '../rules/notice-email.ts';

/**
 * Queues notices of an event for the users who want such emails, one for each user. When notices are sent, and whether
 * they are combined, is decided once they are due.
 */
export const queueNoticeEmail = async (
  scope: SystemScope,
  { event, kind, userIds }: { event: RecordedEvent; kind: NotificationKindName; userIds: readonly string[] },
): Promise<void> => {
  const { category } = notificationKinds[kind];
  const { mail } = notificationKindRow(kind);
  if (mail === null || userIds.length === 0) return;
  const users = await scope.db
    .selectFrom('appUser')
    .leftJoin('emailPreference as preference', 'preference.userId', 'appUser.id')
    .leftJoin('notificationSetting as setting', 'setting.userId', 'appUser.id')
    .select(['appUser.id as userId', 'appUser.tenantId'])
    .where('appUser.id', 'in', userIds)
    .where('appUser.deletedAt', 'is', null)
    .where(sql<boolean>`coalesce(${sql.ref(`preference.${mail.preference}`)}, true)`)
    .where(sql<boolean>`coalesce(${sql.ref(`setting.${category}`)}, true)`)
    .execute();
  if (users.length === 0) return;
  const dueAt = earliestNoticeTime(kind, event.at);
  await scope.db
    .insertInto('mailNotice')
    .values(users.map((user) => ({ id: newId(), ...user, feedId: event.id, kind, dueAt, createdAt: scope.now })))
    .onConflict((conflict) => conflict.columns(['userId', 'feedId']).doNothing())
    .execute();
};

import type { UserScope } from '#server/platform/scope/scope.ts';
import { listOwnMutes } from './mutes.ts';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns the caller's notifications, settings and actions. */
export const readOwnNotificationData = async (scope: UserScope) => {
  const { db, userId } = scope;
  const setting = await db
    .selectFrom('notificationSetting')
    .selectAll()
    .where('userId', '=', userId)
    .executeTakeFirst();
  const preference = await db.selectFrom('emailPreference').selectAll().where('userId', '=', userId).executeTakeFirst();
  const notifications = await db
    .selectFrom('notification')
    .select(['kind', 'createdAt', 'viewedAt', 'archivedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const mails = await db
    .selectFrom('mail')
    .select(['subject', 'toAddress', 'createdAt', 'sentAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const activity = await db
    .selectFrom('event')
    .select(['kind', 'at'])
    .where('actorUserId', '=', userId)
    .orderBy('sequence', 'desc')
    .execute();
  const without = <T extends object>(row: T | undefined): Partial<T> =>
    Object.fromEntries(
      Object.entries(row ?? {}).filter(([name]) => !['userId', 'tenantId', 'updatedAt'].includes(name)),
    ) as Partial<T>;
  return {
    settings: {
      notifications: without(setting) as Record<string, boolean>,
      mutedEngagements: await listOwnMutes(scope),
      mails: without(preference) as Record<string, boolean | number | string | null>,
    },
    notifications: notifications.map((one) => ({
      kind: one.kind,
      created: one.createdAt.toISOString(),
      viewed: text(one.viewedAt),
      archived: text(one.archivedAt),
    })),
    mails: mails.map((one) => ({
      subject: one.subject,
      to: one.toAddress,
      created: one.createdAt.toISOString(),
      sent: text(one.sentAt),
    })),
    activity: activity.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
  };
};

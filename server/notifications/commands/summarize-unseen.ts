import { startOfDay } from '#contract/common/local-time.ts';
import { sql } from 'kysely';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { findEmailRecipient } from '../queries/email-recipient.ts';
import { readNoticeFacts } from '../queries/notice-facts.ts';
import { dueSummaryTime } from '../rules/email-times.ts';
import { saveEmail, lockEmailsForUser } from './save-email.ts';

const mostNotices = 10;

/** Returns users with unread notifications that no summary has included. */
export const findUsersDueForSummary = async (scope: SystemScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('notification')
    .innerJoin('appUser', 'appUser.id', 'notification.userId')
    .leftJoin('emailPreference as preference', 'preference.userId', 'notification.userId')
    .select('notification.userId')
    .where('notification.viewedAt', 'is', null)
    .where('notification.archivedAt', 'is', null)
    .where('appUser.deletedAt', 'is', null)
    .where(sql<boolean>`coalesce(preference.notification_summary, true)`)
    .groupBy('notification.userId')
    .having(
      sql<boolean>`max(notification.created_at) > coalesce(
        (select max(mail.created_at) from mail where mail.user_id = notification.user_id and mail.template = 'summary'),
        '-infinity')`,
    )
    .execute();
  return rows.map(({ userId }) => userId);
};

/**
 * Writes a user's daily summary of the notifications that are unread at that time. It is written once per day in the
 * user's time zone, and only if there is a new notification since the last summary. It replaces the email of held
 * notices that is due at the same time.
 */
export const queueDailySummary = async (scope: SystemScope, mail: Mailer, userId: string): Promise<void> => {
  await lockEmailsForUser(scope, userId);
  const recipient = await findEmailRecipient(scope, userId);
  const at = recipient && dueSummaryTime(recipient.wishes, scope.now);
  if (!recipient?.wants.notificationSummary || !at) return;
  const last = await scope.db
    .selectFrom('mail')
    .select((eb) => eb.fn.max('createdAt').as('at'))
    .where('userId', '=', userId)
    .where('template', '=', 'summary')
    .executeTakeFirst();
  if (last?.at && last.at >= startOfDay(recipient.wishes.timeZone, scope.now)) return;
  const unseen = await scope.db
    .selectFrom('notification')
    .select(['feedId', 'kind', 'createdAt'])
    .where('userId', '=', userId)
    .where('viewedAt', 'is', null)
    .where('archivedAt', 'is', null)
    .where('createdAt', '<', at)
    .orderBy('createdAt', 'desc')
    .execute();
  const [newest] = unseen;
  if (!newest || (last?.at && newest.createdAt <= last.at)) return;
  const notices = await readNoticeFacts(scope, unseen.slice(0, mostNotices));
  const mailId = await saveEmail(scope, mail, recipient, { template: 'summary', notices, total: unseen.length });
  await scope.db
    .updateTable('mailNotice')
    .set({ mailId })
    .where('userId', '=', userId)
    .where('mailId', 'is', null)
    .where('droppedAt', 'is', null)
    .where('dueAt', '=', at)
    .where(
      'feedId',
      'in',
      unseen.map(({ feedId }) => feedId),
    )
    .execute();
};

import { sql } from 'kysely';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { mailRecipient } from '../queries/mail-recipient.ts';
import { noticeFactsOf } from '../queries/notice-facts.ts';
import { summaryAt, type MailWishes } from '../rules/mail-times.ts';
import { keepMail, lockMailsOf } from './keep-mail.ts';

const mostNotices = 10;
const day = 86_400_000;

/** The people who have something unseen that no summary has told of. */
export const peopleToSummarizeFor = async (scope: SystemScope): Promise<string[]> => {
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

/** The last moment at which a summary was to go: today's, or yesterday's where today's is still to come. */
const lastMoment = (wishes: MailWishes, now: Date): Date | undefined =>
  [now, new Date(now.getTime() - day)].map((at) => summaryAt(wishes, at)).find((at) => at <= now);

/**
 * Writes a person the summary of the day: what they had not seen when it was to go. Once a day, and only when something
 * of it is new since the last one.
 */
export const summarizeUnseen = async (scope: SystemScope, mail: Mail, userId: string): Promise<void> => {
  await lockMailsOf(scope, userId);
  const recipient = await mailRecipient(scope, userId);
  const at = recipient && lastMoment(recipient.wishes, scope.now);
  if (!recipient?.wants.notificationSummary || !at) return;
  const last = await scope.db
    .selectFrom('mail')
    .select((eb) => eb.fn.max('createdAt').as('at'))
    .where('userId', '=', userId)
    .where('template', '=', 'summary')
    .executeTakeFirst();
  if (last?.at && last.at >= at) return;
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
  const notices = await noticeFactsOf(scope, unseen.slice(0, mostNotices));
  await keepMail(scope, mail, recipient, { template: 'summary', notices, total: unseen.length });
};

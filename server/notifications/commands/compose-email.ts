import { sql } from 'kysely';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { mayReply } from '#server/clarifications/public.ts';
import { issueReplyAddress } from '#server/inbound-mail/public.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import { readAsUser } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { notificationKindRow, notificationKindNames } from '../kinds.ts';
import { findEmailRecipient, countEmailsToday, type EmailRecipient } from '../queries/email-recipient.ts';
import { readNoticeFacts } from '../queries/notice-facts.ts';
import { findEventThreads } from '../queries/find-event-threads.ts';
import { groupNotices, isMessageNotice, earliestNoticeTime, emailTemplateFor } from '../rules/notice-email.ts';
import { dueSummaryTime, noticeEmailTime } from '../rules/email-times.ts';
import { saveEmail, lockEmailsForUser } from './save-email.ts';
import { queueDailySummary } from './summarize-unseen.ts';

/** The maximum number of notices in one email, and of users in one run of the job. */
const mostNotices = 30;
const mostPeople = 200;

const deadlines = notificationKindNames.filter((kind) => notificationKindRow(kind).mail?.isDeadline === true);

/**
 * Returns users with a notice that has waited long enough to be combined with others. Notices about deadlines are due
 * at once.
 */
export const findUsersWithDueNotices = async (scope: SystemScope, gatherSeconds: number): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('mailNotice')
    .select('userId')
    .distinct()
    .where('mailId', 'is', null)
    .where('droppedAt', 'is', null)
    .where('dueAt', '<=', scope.now)
    .where((eb) =>
      eb.or([eb('dueAt', '<=', new Date(scope.now.getTime() - gatherSeconds * 1000)), eb('kind', 'in', deadlines)]),
    )
    .limit(mostPeople)
    .execute();
  return rows.map(({ userId }) => userId);
};

interface Notice {
  id: string;
  feedId: string;
  kind: NotificationKindName;
  at: Date;
  dueAt: Date;
  isUndone: boolean;
}

const dueNotices = (scope: SystemScope, userId: string): Promise<Notice[]> =>
  scope.db
    .selectFrom('mailNotice')
    .innerJoin('event', 'event.id', 'mailNotice.feedId')
    .select(['mailNotice.id', 'mailNotice.feedId', 'mailNotice.kind', 'mailNotice.dueAt', 'event.at'])
    .select((eb) =>
      eb
        .and([
          eb('event.kind', 'in', [candidateEvents.withdrawn, applicationEvents.withdrawn]),
          eb.exists(
            eb
              .selectFrom('event as later')
              .select(sql`1`.as('one'))
              .where('later.kind', 'in', [candidateEvents.withdrawalUndone, applicationEvents.withdrawalUndone])
              .where(sql<boolean>`split_part(later.kind, '.', 1) = split_part(event.kind, '.', 1)`)
              .whereRef('later.engagementId', '=', 'event.engagementId')
              .whereRef('later.supplierId', '=', 'event.supplierId')
              .where(sql<boolean>`later.candidate_id is not distinct from event.candidate_id`)
              .whereRef('later.sequence', '>', 'event.sequence'),
          ),
        ])
        .$castTo<boolean>()
        .as('isUndone'),
    )
    .where('mailNotice.userId', '=', userId)
    .where('mailNotice.mailId', 'is', null)
    .where('mailNotice.droppedAt', 'is', null)
    .where('mailNotice.dueAt', '<=', scope.now)
    .orderBy('event.sequence')
    // An erasure must not miss an email that is being written about the person.
    .forUpdate('mailNotice')
    .execute();

/** Whether the user still has the email's setting and its category turned on, and the action wasn't undone. */
const isWanted = (recipient: EmailRecipient | undefined, { kind, isUndone }: Notice): boolean => {
  const { mail } = notificationKindRow(kind);
  if (recipient === undefined || isUndone || mail === null) return false;
  return recipient.wants[mail.preference] && recipient.wants[notificationKinds[kind].category];
};

const change = async (
  scope: SystemScope,
  notices: readonly Notice[],
  set: { mailId: string } | { droppedAt: Date } | { dueAt: Date },
): Promise<void> => {
  if (notices.length === 0) return;
  await scope.db
    .updateTable('mailNotice')
    .set(set)
    .where(
      'id',
      'in',
      notices.map(({ id }) => id),
    )
    .execute();
};

/** Adds the conversation to each notice about a message, if email replies are possible at all. */
const withThreads = async (
  scope: SystemScope,
  notices: readonly Notice[],
): Promise<(Notice & { threadId: string | undefined })[]> => {
  const messages =
    scope.settings.inboundMailDomain === undefined ? [] : notices.filter(({ kind }) => isMessageNotice(kind));
  const threads = await findEventThreads(
    scope,
    messages.map(({ feedId }) => feedId),
  );
  return notices.map((one) => ({ ...one, threadId: isMessageNotice(one.kind) ? threads.get(one.feedId) : undefined }));
};

/**
 * Returns the reply address for an email about one conversation; undefined if the email is about anything else, or if
 * the user isn't allowed to write in the conversation.
 */
const replyAddressFor = async (
  scope: SystemScope,
  { tenantId, userId }: EmailRecipient,
  { notices, page }: { notices: readonly { threadId: string | undefined }[]; page: string | undefined },
): Promise<string | undefined> => {
  const [threadId, ...others] = new Set(notices.map((notice) => notice.threadId));
  if (threadId === undefined || others.length > 0 || page === undefined) return undefined;
  // A reply from a user who may only read the conversation would be refused.
  if (!(await readAsUser(scope, userId, (user) => mayReply(user, threadId)))) return undefined;
  return issueReplyAddress(scope, { tenantId, userId, threadId, page });
};

/** Includes held notices in the summary if they are due at the same time. */
const mergeIntoSummary = async (
  scope: SystemScope,
  mail: Mailer,
  recipient: EmailRecipient,
  notices: readonly Notice[],
): Promise<Notice[] | undefined> => {
  const at = recipient.wants.notificationSummary ? dueSummaryTime(recipient.wishes, scope.now) : undefined;
  if (!at || !notices.some(({ dueAt }) => dueAt.getTime() === at.getTime())) return undefined;
  await queueDailySummary(scope, mail, recipient.userId);
  return dueNotices(scope, recipient.userId);
};

/**
 * Writes a user's due emails: each decision in its own email, messages by conversation, and other notices combined.
 * Drops notices that are turned off, and postpones those that must wait until the morning.
 */
export const composeEmail = async (scope: SystemScope, mail: Mailer, userId: string): Promise<void> => {
  await lockEmailsForUser(scope, userId);
  const recipient = await findEmailRecipient(scope, userId);
  const due = await dueNotices(scope, userId);
  const notices = (recipient && (await mergeIntoSummary(scope, mail, recipient, due))) ?? due;
  const wanted = notices.filter((notice) => isWanted(recipient, notice));
  await change(
    scope,
    notices.filter((notice) => !wanted.includes(notice)),
    { droppedAt: scope.now },
  );
  if (recipient === undefined || wanted.length === 0) return;

  const day = { at: scope.now, mailsToday: await countEmailsToday(scope, recipient) };
  const timed = wanted.map((notice) => {
    const isDeadline = notificationKindRow(notice.kind).mail?.isDeadline === true;
    return { notice, at: noticeEmailTime(recipient.wishes, { ...day, isDeadline }) };
  });
  const now = timed.filter(({ at }) => at <= scope.now).map(({ notice }) => notice);
  const [later] = timed.filter(({ at }) => at > scope.now);
  // All postponed notices wait until the same morning.
  if (later) {
    await change(
      scope,
      wanted.filter((notice) => !now.includes(notice)),
      { dueAt: later.at },
    );
  }
  if (now.length === 0) return;
  const outgoing = (await withThreads(scope, now)).map((one) => ({
    ...one,
    isHeld: one.dueAt > earliestNoticeTime(one.kind, one.at),
  }));
  for (const group of groupNotices(outgoing, recipient.wishes.mailsPerDay - day.mailsToday)) {
    const facts = await readNoticeFacts(scope, group.slice(0, mostNotices));
    const template = emailTemplateFor(group.map(({ kind }) => kind));
    const replyTo = await replyAddressFor(scope, recipient, { notices: group, page: facts[0]?.to });
    const mailId = await saveEmail(scope, mail, recipient, { template, notices: facts, total: group.length }, replyTo);
    await change(scope, group, { mailId });
  }
};

import type { Room } from '#server/platform/http/handler.ts';
import { forEachRecord } from '#server/platform/jobs/for-each-record.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { announceClosings } from './commands/announce-closings.ts';
import { announceLotEnds } from './commands/announce-lot-ends.ts';
import { clearEmailBodies } from './commands/clear-email-bodies.ts';
import { composeEmail, findUsersWithDueNotices } from './commands/compose-email.ts';
import { purgeNotifications } from './commands/purge-notifications.ts';
import { sendNextEmail } from './commands/send-email.ts';
import { findUsersDueForSummary, queueDailySummary } from './commands/summarize-unseen.ts';

type Tools = Parameters<NonNullable<Room['jobs']>>[0];

/** Writes the due emails of all users, in one transaction per user. */
const writeMails = async ({ source, mail }: Tools): Promise<void> => {
  const people = await inSystemScope(source, 'find users with due notices', (scope) =>
    findUsersWithDueNotices(scope, mail.gatherSeconds),
  );
  await forEachRecord(people, (userId) =>
    inSystemScope(source, 'write the emails of a user', (scope) => composeEmail(scope, mail, userId)),
  );
};

/** Sends emails one by one, until none is due or the mail server is unavailable. */
const sendMails = async ({ source, mail }: Tools): Promise<void> => {
  const next = () => inSystemScope(source, 'send an email', (scope) => sendNextEmail(scope, mail));
  const sender = async (): Promise<void> => {
    while ((await next()) === 'done');
  };
  await Promise.all(Array.from({ length: mail.sendersAtOnce }, sender));
};

const summarize = async ({ source, mail }: Tools): Promise<void> => {
  const people = await inSystemScope(source, 'find users with a due summary', findUsersDueForSummary);
  await forEachRecord(people, (userId) =>
    inSystemScope(source, 'write a summary', (scope) => queueDailySummary(scope, mail, userId)),
  );
};

/**
 * Checks closing times every five minutes, and deletes old notifications once a day. All processes write and send
 * emails, but each email is handled by only one of them. Only one process writes the daily summaries.
 */
export const notificationJobs: NonNullable<Room['jobs']> = (tools) => [
  {
    queue: 'notifications.announce-closings',
    cron: '*/5 * * * *',
    run: () => inSystemScope(tools.source, 'announce engagements that close within a day', announceClosings),
  },
  {
    queue: 'notifications.announce-lot-ends',
    everySeconds: 15,
    run: () => inSystemScope(tools.source, 'announce lots that end soon', announceLotEnds),
  },
  {
    queue: 'notifications.purge',
    cron: '23 3 * * *',
    run: () => inSystemScope(tools.source, 'delete old notifications', purgeNotifications),
  },
  { queue: 'notifications.write-mails', everySeconds: 1, run: () => writeMails(tools) },
  { queue: 'notifications.send-mails', everySeconds: 1, run: () => sendMails(tools) },
  { queue: 'notifications.summarize-unseen', cron: '*/15 * * * *', run: () => summarize(tools) },
  {
    queue: 'notifications.clear-mail-texts',
    cron: '23 3 * * *',
    run: () => inSystemScope(tools.source, 'clear the bodies of sent emails', clearEmailBodies),
  },
];

import type { Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { announceClosings } from './commands/announce-closings.ts';
import { clearMailTexts } from './commands/clear-mail-texts.ts';
import { composeMail, usersDueMail } from './commands/compose-mail.ts';
import { purgeNotifications } from './commands/purge-notifications.ts';
import { sendNextMail } from './commands/send-mail.ts';
import { usersDueSummary, summarizeUnseen } from './commands/summarize-unseen.ts';

type Tools = Parameters<NonNullable<Room['jobs']>>[0];

const mostFailures = 3;

/**
 * Does the work for one user after another. A failure for one does not delay the others; after several failures in a
 * row the rest waits for the next round, since the cause is not the user.
 */
const forEach = async (people: readonly string[], work: (userId: string) => Promise<void>): Promise<void> => {
  const faults: unknown[] = [];
  let inARow = 0;
  for (const userId of people) {
    try {
      await work(userId);
      inARow = 0;
    } catch (error) {
      faults.push(error);
      inARow += 1;
      if (inARow === mostFailures) break;
    }
  }
  if (faults.length > 0) throw faults[0];
};

/** Writes the due emails of all users, in one transaction per user. */
const writeMails = async ({ source, mail }: Tools): Promise<void> => {
  const people = await inSystemScope(source, 'see who is to be written to', (scope) =>
    usersDueMail(scope, mail.gatherSeconds),
  );
  await forEach(people, (userId) => inSystemScope(source, 'write a mail', (scope) => composeMail(scope, mail, userId)));
};

/** Sends one email after another, until none is due or the mail server is unavailable. */
const sendMails = async ({ source, mail }: Tools): Promise<void> => {
  const next = () => inSystemScope(source, 'send a mail', (scope) => sendNextMail(scope, mail));
  const sender = async (): Promise<void> => {
    while ((await next()) === 'done');
  };
  await Promise.all(Array.from({ length: mail.sendersAtOnce }, sender));
};

const summarize = async ({ source, mail }: Tools): Promise<void> => {
  const people = await inSystemScope(source, 'see who has something unseen', usersDueSummary);
  await forEach(people, (userId) =>
    inSystemScope(source, 'write a summary', (scope) => summarizeUnseen(scope, mail, userId)),
  );
};

/**
 * Closing times are checked every five minutes, and old notifications are deleted daily. Every process writes and sends
 * emails, each email by one process; one process writes the daily summaries.
 */
export const notificationJobs: NonNullable<Room['jobs']> = (tools) => [
  {
    queue: 'notifications.announce-closings',
    cron: '*/5 * * * *',
    run: () => inSystemScope(tools.source, 'engagements that close within a day', announceClosings),
  },
  {
    queue: 'notifications.forget',
    cron: '23 3 * * *',
    run: () => inSystemScope(tools.source, 'notifications that are half a year old', purgeNotifications),
  },
  { queue: 'notifications.write-mails', everySeconds: 1, run: () => writeMails(tools) },
  { queue: 'notifications.send-mails', everySeconds: 1, run: () => sendMails(tools) },
  { queue: 'notifications.summarize-unseen', cron: '*/15 * * * *', run: () => summarize(tools) },
  {
    queue: 'notifications.clear-mail-texts',
    cron: '23 3 * * *',
    run: () => inSystemScope(tools.source, 'clear what sent mails said', clearMailTexts),
  },
];

export { latestMails } from './queries/outbox.ts';
export { nextAttemptAt } from './rules/mail-of-notices.ts';

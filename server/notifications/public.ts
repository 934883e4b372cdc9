export { latestMails } from './queries/outbox.ts';
export { eraseMailsAbout, eraseNotificationsOf } from './commands/erase-mails.ts';
export { ownRecord } from './queries/own-record.ts';

export { latestMails } from './queries/outbox.ts';
export { clearMailsAbout, forgetReader } from './commands/erase-mails.ts';
export { ownRecord } from './queries/own-record.ts';

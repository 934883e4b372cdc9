export { readLatestEmails } from './queries/outbox.ts';
export { eraseEmailsAbout, eraseEmailsTo, eraseNotificationsFor } from './commands/erase-emails.ts';
export { readOwnNotificationData } from './queries/own-notification-data.ts';

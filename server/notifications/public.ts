export { readLatestEmails } from './queries/outbox.ts';
export { eraseEmailsAbout, eraseEmailsTo, eraseNotificationsFor } from './commands/erase-emails.ts';
export { ownNotificationData } from './queries/own-notification-data.ts';

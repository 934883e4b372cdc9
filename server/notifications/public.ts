export { readLatestEmails } from './queries/outbox.ts';
export { eraseEmailsAbout, eraseNotificationsFor } from './commands/erase-emails.ts';
export { ownNotificationData } from './queries/own-notification-data.ts';

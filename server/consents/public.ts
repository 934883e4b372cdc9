export { consentEvents } from './events.ts';
export { clearConsentRequests } from './commands/clear-requests.ts';
export { eraseRecordsByEmail } from './commands/erase-records-by-email.ts';

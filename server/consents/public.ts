export { consentEvents } from './events.ts';
export { clearConsentRequests, eraseConsentsOf } from './commands/clear-requests.ts';

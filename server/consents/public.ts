export { consentEvents } from './events.ts';
export { clearConsentRequests } from './commands/clear-requests.ts';

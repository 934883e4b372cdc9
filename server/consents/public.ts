export { consentEvents } from './events.ts';
export { clearRequests, eraseConsentsOf } from './commands/clear-requests.ts';

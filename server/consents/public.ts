export { consentEvents } from './events.ts';
export { eraseConsentsOf } from './commands/clear-requests.ts';

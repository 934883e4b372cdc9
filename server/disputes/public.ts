export { disputeEvents } from './events.ts';
export { clearOwnDisputes } from './commands/clear-disputes.ts';

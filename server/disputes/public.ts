export { disputeEvents } from './events.ts';
export { clearOwnDisputes } from './commands/clear-disputes.ts';
export { findDisputesByEmail } from './queries/disputes-by-email.ts';

export { disputeEvents } from './events.ts';
export { clearOwnDisputes } from './commands/clear-disputes.ts';
export { recordLostDisputes } from './commands/record-past-disputes.ts';
export { findDisputesByEmail } from './queries/disputes-by-email.ts';

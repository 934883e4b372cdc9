export { disputeEvents } from './events.ts';

export { claimEvents } from './events.ts';

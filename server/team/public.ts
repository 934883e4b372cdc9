export { teamEvents } from './events.ts';

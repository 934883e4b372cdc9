export { profileEvents } from './events.ts';

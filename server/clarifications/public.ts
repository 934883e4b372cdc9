export { clarificationEvents } from './events.ts';

export { candidateEvents } from './events.ts';
export { earningsOf } from './queries/earnings.ts';

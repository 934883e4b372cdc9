export { responseTimeEvents } from './events.ts';
export { waitingRecords } from './queries/waiting-records.ts';

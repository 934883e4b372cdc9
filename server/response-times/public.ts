export { responseTimeEvents } from './events.ts';
export { selectWaitingRecords } from './queries/waiting-records.ts';

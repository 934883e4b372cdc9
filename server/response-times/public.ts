export { waitingRecords } from './queries/waiting-records.ts';

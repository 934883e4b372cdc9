export { dateCell } from './queries/columns.ts';
export { createZonedClock, dayAfter } from './rules/zoned-time.ts';

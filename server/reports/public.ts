export { dateCell } from './queries/columns.ts';
export { createZonedClock } from './rules/zoned-time.ts';

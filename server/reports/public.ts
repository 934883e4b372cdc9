export { dateTimeCell } from './queries/columns.ts';
export { createZonedClock, dayAfter } from './rules/zoned-clock.ts';

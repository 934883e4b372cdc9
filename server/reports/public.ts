export { dateCell } from './queries/columns.ts';
export { zoneClock } from './rules/zoned-time.ts';

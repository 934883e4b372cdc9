export { dateCell } from './queries/columns.ts';
export { zoneClock } from './rules/zone-clock.ts';

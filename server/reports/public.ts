export { dateCell } from './queries/columns.ts';
export { workbookType } from './queries/report-file.ts';
export { zoneClock } from './rules/zone-clock.ts';

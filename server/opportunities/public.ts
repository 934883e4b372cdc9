export { standingOf } from './queries/list-opportunities.ts';
export { openForProfile } from './queries/open-now.ts';

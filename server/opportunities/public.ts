export { matched } from './queries/found.ts';
export { standingOf } from './queries/opportunity-rows.ts';
export { openForProfile } from './queries/open-now.ts';

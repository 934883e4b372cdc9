export { deleteAllSearches } from './commands/save-search.ts';
export { opportunityEvents } from './events.ts';
export { rowsOfMarket } from './queries/list-opportunities.ts';
export { toPrequalificationState } from './queries/opportunity-rows.ts';
export { openForProfile, openNow } from './queries/open-now.ts';
export { requestsInBrief } from './queries/requests-in-brief.ts';
export { ownSearches } from './queries/saved-searches.ts';

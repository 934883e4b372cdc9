export { deleteAllSearches } from './commands/save-search.ts';
export { opportunityEvents } from './events.ts';
export { readMarketRows } from './queries/list-opportunities.ts';
export { prequalificationStateView } from './queries/opportunity-rows.ts';
export { selectProfileMatches, selectOpenEngagements } from './queries/select-open-engagements.ts';
export { selectRequestTotals } from './queries/select-request-totals.ts';
export { listOwnSearches } from './queries/saved-searches.ts';

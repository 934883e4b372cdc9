export { deleteAllSearches } from './commands/save-search.ts';
export { opportunityEvents } from './events.ts';
export { readMarketRows } from './queries/list-opportunities.ts';
export { prequalificationStateView } from './queries/opportunity-rows.ts';
export { selectProfileMatches, selectOpenEngagements } from './queries/open-now.ts';
export { selectRequestTotals } from './queries/requests-in-brief.ts';
export { listOwnSearches } from './queries/saved-searches.ts';

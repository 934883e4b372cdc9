import { listOpportunities, readOpportunity } from '#contract/opportunities/operations.ts';
import * as operations from '#contract/opportunities/operations/marketplace.ts';
import * as searching from '#contract/opportunities/operations/search.ts';
import * as saved from '#contract/opportunities/operations/saved-searches.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import * as keeping from './commands/save-search.ts';
import { readOpportunities } from './queries/list-opportunities.ts';
import * as market from './queries/marketplace.ts';
import { readOpportunityDetails } from './queries/read-opportunity.ts';
import { listSavedSearches } from './queries/saved-searches.ts';
import * as search from './queries/search-opportunities.ts';
import { listMatchingOpportunities } from './queries/matching-opportunities.ts';

export const opportunityRoutes: readonly Route[] = [
  bindOperation(listOpportunities, readOpportunities),
  bindOperation(readOpportunity, readOpportunityDetails),
  bindOperation(searching.searchOpportunities, search.searchOpportunities),
  bindOperation(searching.listMatchingOpportunities, listMatchingOpportunities),
  bindOperation(searching.autoSuggest, search.autoSuggest, { readsReplica: true }),
  bindOperation(searching.listClientNames, search.listClientNames),
  bindOperation(saved.listSavedSearches, listSavedSearches),
  bindOperation(saved.saveSearch, keeping.saveSearch),
  bindOperation(saved.changeSavedSearch, keeping.changeSavedSearch),
  bindOperation(saved.deleteSavedSearch, keeping.deleteSavedSearch),
  bindOperation(operations.listPermanentOpportunities, market.listPermanentEngagements),
  bindOperation(operations.listCompetitiveOpportunities, market.listCompetitiveEngagements),
  bindOperation(operations.competitiveMarketplace, market.readCompetitiveMarket),
  bindOperation(operations.permCompetitiveMarketplace, market.readPermanentCompetitiveMarket),
  bindOperation(operations.successFeeMarketplace, market.readSuccessFeeMarket),
  bindOperation(operations.readTenantPermission, market.readTenantPermission),
];

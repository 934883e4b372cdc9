import { listOpportunities, readOpportunity } from '#contract/opportunities/operations.ts';
import * as operations from '#contract/opportunities/operations/marketplace.ts';
import * as searching from '#contract/opportunities/operations/search.ts';
import * as saved from '#contract/opportunities/operations/saved-searches.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as keeping from './commands/save-search.ts';
import { readOpportunities } from './queries/list-opportunities.ts';
import * as market from './queries/marketplace.ts';
import { readOpportunityDetails } from './queries/read-opportunity.ts';
import { listSavedSearches } from './queries/saved-searches.ts';
import * as search from './queries/search-opportunities.ts';
import { yourOpportunities } from './queries/your-opportunities.ts';

export const opportunityRoutes: readonly Route[] = [
  answer(listOpportunities, readOpportunities),
  answer(readOpportunity, readOpportunityDetails),
  answer(searching.searchOpportunities, search.searchOpportunities),
  answer(searching.yourOpportunities, yourOpportunities),
  answer(searching.autoSuggest, search.autoSuggest, { readsReplica: true }),
  answer(searching.listClientNames, search.listClientNames),
  answer(saved.listSavedSearches, listSavedSearches),
  answer(saved.saveSearch, keeping.saveSearch),
  answer(saved.changeSavedSearch, keeping.changeSavedSearch),
  answer(saved.deleteSavedSearch, keeping.deleteSavedSearch),
  answer(operations.listPermanent, market.listPermanent),
  answer(operations.listCompetitive, market.listCompetitive),
  answer(operations.competitiveMarketplace, market.readCompetitiveMarket),
  answer(operations.permCompetitiveMarketplace, market.readPermanentCompetitiveMarket),
  answer(operations.successFeeMarketplace, market.readSuccessFeeMarket),
  answer(operations.readTenantPermission, market.readTenantPermission),
];

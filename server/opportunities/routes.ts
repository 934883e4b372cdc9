import { listOpportunities, readOpportunity } from '#contract/opportunities/operations.ts';
import * as operations from '#contract/opportunities/operations/marketplace.ts';
import * as searching from '#contract/opportunities/operations/search.ts';
import * as saved from '#contract/opportunities/operations/saved-searches.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as keeping from './commands/save-search.ts';
import { opportunities } from './queries/list-opportunities.ts';
import * as market from './queries/marketplace.ts';
import { opportunity } from './queries/read-opportunity.ts';
import { savedSearches } from './queries/saved-searches.ts';
import * as search from './queries/search-opportunities.ts';
import { yourOpportunities } from './queries/your-opportunities.ts';

export const opportunityRoutes: readonly Route[] = [
  answer(listOpportunities, opportunities),
  answer(readOpportunity, opportunity),
  answer(searching.searchOpportunities, search.searchOpportunities),
  answer(searching.yourOpportunities, yourOpportunities),
  answer(searching.autoSuggest, search.suggest),
  answer(searching.listClientNames, search.clientNames),
  answer(saved.listSavedSearches, savedSearches),
  answer(saved.saveSearch, keeping.saveSearch),
  answer(saved.changeSavedSearch, keeping.changeSavedSearch),
  answer(saved.deleteSavedSearch, keeping.deleteSavedSearch),
  answer(operations.listPermanent, market.permanent),
  answer(operations.listCompetitive, market.competitive),
  answer(operations.competitiveMarketplace, market.competitiveMarket),
  answer(operations.permCompetitiveMarketplace, market.permCompetitiveMarket),
  answer(operations.successFeeMarketplace, market.successFeeMarket),
  answer(operations.readTenantPermission, market.tenantPermission),
];

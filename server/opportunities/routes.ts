import { listOpportunities, readOpportunity } from '#contract/opportunities/operations.ts';
import * as operations from '#contract/opportunities/operations/marketplace.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { opportunities } from './queries/list-opportunities.ts';
import * as market from './queries/marketplace.ts';
import { opportunity } from './queries/read-opportunity.ts';

export const opportunityRoutes: readonly Route[] = [
  answer(listOpportunities, opportunities),
  answer(readOpportunity, opportunity),
  answer(operations.listPermanent, market.permanent),
  answer(operations.listCompetitive, market.competitive),
  answer(operations.competitiveMarketplace, market.competitiveMarket),
  answer(operations.permCompetitiveMarketplace, market.permCompetitiveMarket),
  answer(operations.successFeeMarketplace, market.successFeeMarket),
  answer(operations.readTenantPermission, market.tenantPermission),
];

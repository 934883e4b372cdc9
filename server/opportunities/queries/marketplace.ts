import type { InputOf } from '#contract/common/operation.ts';
import { toPage, toLegacyPage } from '#contract/common/paging.ts';
import type * as operations from '#contract/opportunities/operations/marketplace.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { generalMarketRights } from '../policy.ts';
import { readMarketRows } from './list-opportunities.ts';
import type { MarketFilters } from './search-terms.ts';

/** The ID of the permanent recruitment type. */
const perm = 1;

/** Returns one page of a list whose pages are numbered from 1. */
const pageOfMarket = async (
  scope: AgencyScope,
  input: { page: number; rowsPerPage: number },
  filters: MarketFilters,
) => {
  const paging = { pageCurrent: input.page - 1, pageSize: input.rowsPerPage };
  const { records, total } = await readMarketRows(scope, { ...filters, ...paging });
  return toLegacyPage(records, input, total);
};

export const listPermanentEngagements = (
  scope: AgencyScope,
  input: InputOf<typeof operations.listPermanentOpportunities>,
): Promise<HandlerResult<typeof operations.listPermanentOpportunities>> =>
  pageOfMarket(scope, input, {
    recruitmentTypeId: perm,
    roleCategoryId: [input.roleCategoryId],
    prequalified: input.prequalified,
  });

export const listCompetitiveEngagements = (
  scope: AgencyScope,
  input: InputOf<typeof operations.listCompetitiveOpportunities>,
): Promise<HandlerResult<typeof operations.listCompetitiveOpportunities>> =>
  pageOfMarket(scope, input, {
    kind: 'competitive',
    roleCategoryId: [input.roleCategoryId],
    prequalified: input.prequalified,
  });

export const readCompetitiveMarket = (
  scope: AgencyScope,
  input: InputOf<typeof operations.competitiveMarketplace>,
): Promise<HandlerResult<typeof operations.competitiveMarketplace>> =>
  pageOfMarket(scope, input, { kind: 'competitive', prequalified: input.prequalified });

export const readPermanentCompetitiveMarket = (
  scope: AgencyScope,
  input: InputOf<typeof operations.permCompetitiveMarketplace>,
): Promise<HandlerResult<typeof operations.permCompetitiveMarketplace>> =>
  pageOfMarket(scope, input, {
    kind: 'competitive',
    recruitmentTypeId: perm,
    isDemo: input.isDemo,
    prequalified: input.prequalified,
  });

export const readSuccessFeeMarket = async (
  scope: AgencyScope,
  input: InputOf<typeof operations.successFeeMarketplace>,
): Promise<HandlerResult<typeof operations.successFeeMarketplace>> => {
  const { records, total } = await readMarketRows(scope, {
    kind: 'successfee',
    keywords: input.keywords,
    field: input.field,
    isDemo: input.isDemo,
    prequalified: input.prequalified,
    pageCurrent: input.page - 1,
    pageSize: input.pageSize,
  });
  return toPage(records, { pageCurrent: input.page, pageSize: input.pageSize }, total);
};

export const readTenantPermission = (
  scope: AgencyScope,
): Promise<HandlerResult<typeof operations.readTenantPermission>> =>
  Promise.resolve({ tenantId: scope.tenantId, can: generalMarketRights(scope) });

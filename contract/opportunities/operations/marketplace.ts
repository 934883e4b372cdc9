import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageOutput, defaultPageSize, legacyPageInput, legacyPageOutput } from '#contract/common/paging.ts';
import { rightShape } from '#contract/common/problem.ts';
import { roleCategories } from '#contract/lookups/states.ts';
import { opportunityRowShape, opportunitySearchFields } from '../shapes.ts';

const searcher = { agency: 'Marketplace=Search / View Opportunities' } as const;

/** The filters of these lists, as in the search. Every list has `prequalified`. */
const { keywords, isDemo, prequalified } = opportunitySearchFields;
const rows = z.object({ records: z.array(opportunityRowShape), ...legacyPageOutput });
const ofRoleCategory = z.object({
  roleCategoryId: lookupIdInput(roleCategories, 'Role category'),
  prequalified,
  ...legacyPageInput,
});

export const listPermanentOpportunities = operation({
  name: 'opportunities.permanent',
  summary: 'Lists permanent engagements of a role category that accept applications, closing soonest first',
  effect: 'read',
  access: searcher,
  input: ofRoleCategory,
  output: rows,
});

export const listCompetitiveOpportunities = operation({
  name: 'opportunities.competitive',
  summary: 'Lists competitive engagements of a role category that accept applications, closing soonest first',
  effect: 'read',
  access: searcher,
  input: ofRoleCategory,
  output: rows,
});

export const competitiveMarketplace = operation({
  name: 'opportunities.competitiveMarketplace',
  summary: 'Lists competitive engagements that accept applications, closing soonest first',
  effect: 'read',
  access: searcher,
  input: z.object({ prequalified, ...legacyPageInput }),
  output: rows,
});

export const permCompetitiveMarketplace = operation({
  name: 'opportunities.permCompetitiveMarketplace',
  summary: 'Lists competitive engagements for permanent roles that accept applications. isDemo marks demo engagements',
  effect: 'read',
  access: searcher,
  input: z.object({ isDemo, prequalified, ...legacyPageInput }),
  output: rows,
});

/** The fields that can be searched for keywords; by default all of them are searched. */
const marketplaceFields = ['title', 'clientName', 'location', 'jobTitle'] as const;
export type MarketplaceField = (typeof marketplaceFields)[number];

export const successFeeMarketplace = operation({
  name: 'opportunities.successFeeMarketplace',
  summary: 'Lists success fee engagements that accept applications, closing soonest first. The first page is 1',
  effect: 'read',
  access: searcher,
  input: z.object({
    page: legacyPageInput.page,
    pageSize: z.number().int().min(1).max(100).default(defaultPageSize),
    keywords,
    field: z.enum(marketplaceFields).optional(),
    isDemo,
    prequalified,
  }),
  output: z.object({ records: z.array(opportunityRowShape), ...pageOutput }),
});

export const readTenantPermission = operation({
  name: 'opportunities.tenantPermission',
  summary: 'Returns what the caller may do in the market, with the reasons for anything they may not',
  effect: 'read',
  access: searcher,
  input: z.object({}),
  output: z.object({
    tenantId: id(),
    can: z.object({
      requestPrequalification: rightShape,
      submitApplication: rightShape,
      withdrawApplication: rightShape,
      placeBids: rightShape,
      submitCandidate: rightShape,
    }),
  }),
});

export const marketplaceOperations: readonly Operation[] = [
  listPermanentOpportunities,
  listCompetitiveOpportunities,
  competitiveMarketplace,
  permCompetitiveMarketplace,
  successFeeMarketplace,
  readTenantPermission,
];

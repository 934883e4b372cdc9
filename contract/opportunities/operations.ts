import { z } from 'zod';
import { id, timeZone } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { marketplaceOperations } from './operations/marketplace.ts';
import { savedSearchOperations } from './operations/saved-searches.ts';
import { opportunitySearchOperations } from './operations/search.ts';
import { marketSummaryShape, opportunityRowShape, opportunityShape, opportunitySearchFields } from './shapes.ts';

const searcher = { agency: 'Marketplace=Search / View Opportunities' } as const;

export const listOpportunities = operation({
  name: 'opportunities.list',
  summary: 'Lists engagements that accept applications, closing soonest first',
  effect: 'read',
  access: searcher,
  input: z.object({ ...opportunitySearchFields, ...pageInput }),
  output: z.object({
    records: z.array(opportunityRowShape),
    ...pageOutput,
    /** Whether there are more matches than `total`, in which case the exact number is not counted. */
    isTotalAtLeast: z.boolean(),
    glance: marketSummaryShape,
  }),
});

export const readOpportunity = operation({
  name: 'opportunities.detail',
  summary: 'One opportunity: terms, talent requests, requirements, documents, and whether the caller may apply',
  effect: 'read',
  access: searcher,
  /** `timeZone` determines the days named in the reasons. */
  input: z.object({ engagementId: id(), timeZone: timeZone().default('UTC') }),
  output: opportunityShape,
});

export const opportunityOperations: readonly Operation[] = [
  listOpportunities,
  readOpportunity,
  ...marketplaceOperations,
  ...opportunitySearchOperations,
  ...savedSearchOperations,
];

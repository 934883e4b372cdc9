import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { optionalText } from '#contract/common/text.ts';
import { engagementKinds } from '#contract/engagements/states.ts';
import { marketplaceOperations } from './operations/marketplace.ts';
import { glanceShape, opportunityRowShape, opportunityShape } from './shapes.ts';

const searcher = { agency: 'Marketplace=Search / View Opportunities' } as const;

export const listOpportunities = operation({
  name: 'opportunities.list',
  summary: 'Engagements that take applications, the soonest to close first',
  effect: 'read',
  access: searcher,
  input: z.object({
    /** Each word must stand in the title, the client, the location or a job title. */
    keywords: optionalText('Keywords', 200),
    kind: z.enum(engagementKinds).optional(),
    engagementTypeId: z.array(z.number().int().min(1).max(2)).max(2).optional(),
    roleCategoryId: z.array(z.number().int().min(1).max(3)).max(3).optional(),
    /** Only what the agency is prequalified for. */
    prequalified: z.boolean().optional(),
    ...pageInput,
  }),
  output: z.object({ records: z.array(opportunityRowShape), ...pageOutput, glance: glanceShape }),
});

export const readOpportunity = operation({
  name: 'opportunities.detail',
  summary: 'One opportunity: terms, talent requests, requirements, documents, and whether the caller may apply',
  effect: 'read',
  access: searcher,
  input: z.object({ engagementId: id() }),
  output: opportunityShape,
});

export const opportunityOperations: readonly Operation[] = [
  listOpportunities,
  readOpportunity,
  ...marketplaceOperations,
];

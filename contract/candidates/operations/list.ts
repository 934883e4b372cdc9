import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { filterInput } from '#contract/common/filters/filter-input.ts';
import { id } from '#contract/common/ids.ts';
import { closedLookupShape } from '#contract/common/lookup-shape.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { singleLineTextSchema, optionalTextSchema } from '#contract/common/text.ts';
import { candidateFilters, candidateSorts, filterAliases, type CentreViewName } from '../filters.ts';
import { candidateListRowShape } from '../shapes.ts';
import { candidateNameShape, engagementOptionShape, filterOptionsShape, requestOptionShape } from '../shapes/centre.ts';
import { candidateStatus } from '../states.ts';
import { viewAccess } from './fields.ts';

const filters = { ...filterInput(candidateFilters), ...filterInput(filterAliases) };
const nothing = z.object({});

export const listCandidates = operation({
  name: 'candidates.list',
  summary:
    "Lists the agency's candidates in all engagements, narrowed by the filters of the candidate centre. Withdrawn ones are hidden.",
  effect: 'read',
  access: viewAccess,
  input: z.object({
    ...pageInput,
    ...filters,
    /**
     * Limits the list to the candidates for one talent request, auction or success fee. The given record must exist.
     */
    talentRequestId: id().optional(),
    auctionId: id().optional(),
    successFeeId: id().optional(),
    sortBy: z.enum(candidateSorts).default('submittedDate'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: z.object({ records: z.array(candidateListRowShape), ...pageOutput }),
});

export const countCandidates = operation({
  name: 'candidates.count',
  summary: "Counts the agency's candidates that match the filters of the candidate centre",
  effect: 'read',
  access: viewAccess,
  input: z.object(filters),
  output: z.object({ count: z.number().int() }),
});

export const countCentreViews = operation({
  name: 'candidates.viewCounts',
  summary: "Counts the agency's candidates in each view of the candidate centre that every user has",
  effect: 'read',
  access: viewAccess,
  input: nothing,
  output: z.object({
    changed: z.number().int(),
    unopened: z.number().int(),
    salaryRevisions: z.number().int(),
  } satisfies Record<CentreViewName, unknown>),
});

export const readFilterOptions = operation({
  name: 'candidates.filterOptions',
  summary:
    'Returns the values of each filter of the candidate centre with the number of candidates for each value, counted with all other filters applied',
  effect: 'read',
  access: viewAccess,
  input: z.object({
    ...filters,
    /** Limits the client, engagement and talent request options to those whose names contain all of these words. */
    optionKeywords: optionalTextSchema('Search', atMost(100)),
  }),
  output: filterOptionsShape,
});

export const suggestCandidates = operation({
  name: 'candidates.suggest',
  summary:
    'Suggests completions of the keyword from the names, job titles and clients of the newest matching candidates, without duplicates, shortest first',
  effect: 'read',
  access: viewAccess,
  input: z.object({ keywords: singleLineTextSchema('Keywords', atMost(100)) }),
  output: z.array(z.string()),
});

export const listCandidateNames = operation({
  name: 'candidates.names',
  summary:
    "Lists the names of the agency's newest 500 candidates, for all clients or one, or the name of one candidate",
  effect: 'read',
  access: viewAccess,
  input: z.object({ clientId: id().optional(), candidateId: id().optional() }),
  output: z.array(candidateNameShape),
});

export const listCandidateStatuses = operation({
  name: 'candidates.statuses',
  summary: 'Lists the candidate statuses for filters, without Withdrew and Not Selected',
  effect: 'read',
  access: viewAccess,
  input: nothing,
  output: z.array(closedLookupShape(candidateStatus)),
});

export const listAuctionNumbers = operation({
  name: 'candidates.auctionNumbers',
  summary: 'Lists the auctions in which the agency has candidates',
  effect: 'read',
  access: viewAccess,
  input: nothing,
  output: z.array(engagementOptionShape),
});

export const listSuccessFeeNumbers = operation({
  name: 'candidates.successFeeNumbers',
  summary: 'Lists the success-fee engagements in which the agency has candidates',
  effect: 'read',
  access: viewAccess,
  input: nothing,
  output: z.array(engagementOptionShape),
});

export const listTalentRequestNumbers = operation({
  name: 'candidates.talentRequestNumbers',
  summary: 'Lists the talent requests for which the agency has candidates',
  effect: 'read',
  access: viewAccess,
  input: nothing,
  output: z.array(requestOptionShape),
});

export const listSupplierNames = operation({
  name: 'candidates.supplierNames',
  summary: "Lists the suppliers of the visible candidates, which is the caller's own agency",
  effect: 'read',
  access: viewAccess,
  input: nothing,
  output: z.array(z.object({ supplierId: z.string(), supplierName: z.string(), count: z.number().int() })),
});

export const listCentreAssignments = operation({
  name: 'candidates.assignments',
  summary: 'Lists the engagements in which the agency has candidates, all or those assigned to the caller',
  effect: 'read',
  access: viewAccess,
  input: z.object({ isAuctionAssignedToMe: z.boolean().default(true) }),
  output: z.array(engagementOptionShape),
});

export const candidateListOperations: readonly Operation[] = [
  listCandidates,
  countCandidates,
  countCentreViews,
  readFilterOptions,
  suggestCandidates,
  listCandidateNames,
  listCandidateStatuses,
  listAuctionNumbers,
  listSuccessFeeNumbers,
  listTalentRequestNumbers,
  listSupplierNames,
  listCentreAssignments,
];

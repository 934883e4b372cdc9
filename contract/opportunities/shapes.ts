import { z } from 'zod';
import { filterInput } from '#contract/common/filters/filter-input.ts';
import { day, id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import {
  documentShape,
  engagementShape,
  feeFactsShape,
  requirementShape,
  talentRequestShape,
} from '#contract/engagements/shapes.ts';
import { engagementKinds } from '#contract/engagements/states.ts';
import { opportunityFilters } from './filters.ts';
import { matchCodes } from './states.ts';

export const searchFields = filterInput(opportunityFilters);

/** A search as it is kept. */
export type SavedFilters = z.infer<z.ZodObject<typeof searchFields>>;

/** How the asking agency stands to an opportunity. */
const ownStanding = {
  isPrequalificationApplied: z.boolean(),
  /** Empty unless the agency has asked for prequalification. Source: specification 2, section 4. */
  prequalificationStageStatus: z.string(),
  prequalificationStatusId: z.number().int().nullable(),
  /** Since when it waits, until when it holds or held, or when it was decided. */
  prequalificationDay: z.union([day(), instant()]).nullable(),
  applicationStatusId: z.number().int().nullable(),
  applicationStatus: z.string(),
};

/** A row of the list: role, client, place, kind, fee or bid method, roles, closing, and how we stand to it. */
export const opportunityRowShape = z.object({
  ...feeFactsShape.shape,
  ...engagementShape.pick({
    engagementId: true,
    engagementNumber: true,
    kind: true,
    title: true,
    clientId: true,
    clientName: true,
    location: true,
    timeZone: true,
    requiresPrequalification: true,
    isDemo: true,
    isPractice: true,
    noOfRoles: true,
    baseSalaryFrom: true,
    baseSalaryTo: true,
  }).shape,
  roleCategoryId: z.number().int(),
  roleCategory: z.string(),
  recruitmentTypeId: z.number().int(),
  recruitmentType: z.string(),
  classification: z.string(),
  subClassification: z.string().nullable(),
  closingAt: instant(),
  publishedAt: instant(),
  ...ownStanding,
});
export type OpportunityRow = z.infer<typeof opportunityRowShape>;

/** The filters whose values are not counted beside a search. */
type UncountedFilter = 'keywords' | 'location' | 'isDemo' | 'prequalified';

/** How many of the results have each value of a filter. A filter that is set does not narrow its own counts. */
const facet = z.array(z.object({ id: z.number().int(), value: z.string(), count: z.number().int() }));
const facets = {
  kind: z.array(z.object({ id: z.enum(engagementKinds), count: z.number().int() })),
  engagementTypeId: facet,
  roleCategoryId: facet,
  classificationIds: facet,
  clientName: z.array(z.object({ id: id(), value: z.string(), count: z.number().int() })),
} satisfies Record<Exclude<keyof typeof opportunityFilters, UncountedFilter>, z.ZodType>;
export const facetsShape = z.object(facets);
export type Facets = z.infer<typeof facetsShape>;

/** Why an opportunity is among the agency's own, in words. */
export const matchReasonShape = z.object({ code: z.enum(matchCodes), text: z.string() });
export type MatchReason = z.infer<typeof matchReasonShape>;

/** What is open at all, whatever the filters say; counted up to two hundred. */
export const marketSummaryShape = z.object({
  open: z.number().int(),
  closingWithinDay: z.number().int(),
  publishedWithinDay: z.number().int(),
});

/** How the client has answered applications within a year; absent where fewer than five count. */
export const responsivenessShape = z.object({
  decisions: z.number().int(),
  /** Applications that were closed or have waited 14 days without a decision. */
  unanswered: z.number().int(),
  /** Half of all applications were decided within so many hours; null where no more than half were decided. */
  medianHours: z.number().nullable(),
  /** Declined, or not selected in the end. */
  unsuccessful: z.number().int(),
  /** How many of those were told why. */
  withReason: z.number().int(),
  months: z.number().int(),
});
export type Responsiveness = z.infer<typeof responsivenessShape>;

export const opportunityShape = z.object({
  ...engagementShape.shape,
  ...ownStanding,
  /** Whether the agency has to do with the client already, in whatever engagement. */
  isOwnClient: z.boolean(),
  /** What one hire pays, from the range of base salaries; null where that cannot be known beforehand. */
  feePerHireFrom: z.string().nullable(),
  feePerHireTo: z.string().nullable(),
  talentRequests: z.array(talentRequestShape),
  requirements: z.array(requirementShape),
  documents: z.array(documentShape),
  responsiveness: responsivenessShape.nullable(),
  /** The kind of role that the client is asked for. */
  recruitmentTypeId: z.number().int(),
  roleCategoryId: z.number().int(),
  can: z.object({ apply: rightShape, requestPrequalification: rightShape }),
});
export type Opportunity = z.infer<typeof opportunityShape>;

import { z } from 'zod';
import { applicationStatus } from '#contract/applications/states.ts';
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
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { opportunityFilters } from './filters.ts';
import { matchCodes } from './states.ts';

export const searchFields = filterInput(opportunityFilters);

/** A search as it is stored. */
export type SavedFilters = z.infer<z.ZodObject<typeof searchFields>>;

/** The calling agency's relation to an opportunity. */
const ownStanding = {
  isPrequalificationApplied: z.boolean(),
  /** Empty unless the agency has requested prequalification. Source: specification 2, section 4. */
  prequalificationStageStatus: z.string(),
  prequalificationStatusId: z.enum(prequalificationStatus).nullable(),
  /** The day of the request, the end of the approval, or the day of the decision, depending on the status. */
  prequalificationDay: z.union([day(), instant()]).nullable(),
  applicationStatusId: z.enum(applicationStatus).nullable(),
  applicationStatus: z.string(),
};

/** A row of the list: role, client, place, kind, fee or bid method, roles, closing, and the agency's relation to it. */
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

/** The number of results by value; an active filter does not reduce its own counts. */
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

/** Why an opportunity matches the agency. */
export const matchReasonShape = z.object({ code: z.enum(matchCodes), text: z.string() });
export type MatchReason = z.infer<typeof matchReasonShape>;

/** All open engagements, regardless of the filters; counted up to two hundred. */
export const marketSummaryShape = z.object({
  open: z.number().int(),
  closingWithinDay: z.number().int(),
  publishedWithinDay: z.number().int(),
});

/** How the client answered applications within a year; absent if there are fewer than five. */
const responsivenessShape = z.object({
  decisions: z.number().int(),
  /** Applications that were closed or have waited 14 days without a decision. */
  unanswered: z.number().int(),
  /** Half of all applications were decided within this many hours; null if half or fewer were decided. */
  medianHours: z.number().nullable(),
  /** Declined, or not selected in the end. */
  unsuccessful: z.number().int(),
  /** How many of those got a reason. */
  withReason: z.number().int(),
  months: z.number().int(),
});
export type Responsiveness = z.infer<typeof responsivenessShape>;

export const opportunityShape = z.object({
  ...engagementShape.shape,
  ...ownStanding,
  /** Whether the client is already a client of the agency through any engagement. */
  isOwnClient: z.boolean(),
  /** The fee per hire, from the range of base salaries; null if it cannot be known in advance. */
  feePerHireFrom: z.string().nullable(),
  feePerHireTo: z.string().nullable(),
  talentRequests: z.array(talentRequestShape),
  requirements: z.array(requirementShape),
  documents: z.array(documentShape),
  responsiveness: responsivenessShape.nullable(),
  /** The recruitment type and role category for prequalification. */
  recruitmentTypeId: z.number().int(),
  roleCategoryId: z.number().int(),
  can: z.object({ apply: rightShape, requestPrequalification: rightShape }),
});
export type Opportunity = z.infer<typeof opportunityShape>;

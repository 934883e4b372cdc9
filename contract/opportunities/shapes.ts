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
import { matchReasonCodes } from './states.ts';

export const opportunitySearchFields = filterInput(opportunityFilters);

/** The filters of a search in the form in which they are stored. */
export type SavedSearchFilters = z.infer<z.ZodObject<typeof opportunitySearchFields>>;

/** The fields that describe the calling agency's relation to an opportunity. */
const ownStanding = {
  isPrequalificationApplied: z.boolean(),
  /**
   * The status of the prequalification; empty unless the agency has requested it. Source: specification 2, section 4.
   */
  prequalificationStageStatus: z.string(),
  prequalificationStatusId: z.enum(prequalificationStatus).nullable(),
  /** The day on which the request was made, the approval ends or the decision was made, depending on the status. */
  prequalificationDay: z.union([day(), instant()]).nullable(),
  applicationStatusId: z.enum(applicationStatus).nullable(),
  applicationStatus: z.string(),
};

/** An opportunity in the list, with the agency's relation to it. */
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

/** The filters for whose values no result counts are returned. */
type UncountedFilter = 'keywords' | 'location' | 'isDemo' | 'prequalified';

/** The number of results for each value. An active filter does not reduce its own counts. */
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

/** A reason why an opportunity matches the agency. */
export const matchReasonShape = z.object({ code: z.enum(matchReasonCodes), text: z.string() });
export type MatchReason = z.infer<typeof matchReasonShape>;

/** The counts of all open engagements, whatever the filters. Counting stops at two hundred. */
export const marketSummaryShape = z.object({
  open: z.number().int(),
  closingWithinDay: z.number().int(),
  publishedWithinDay: z.number().int(),
});

/** How the client answered applications in the last year; absent if there were fewer than five. */
const responsivenessShape = z.object({
  decisions: z.number().int(),
  /** The number of applications that were closed without a decision or have waited 14 days for one. */
  unanswered: z.number().int(),
  /** The median time to a decision, in hours, over all applications; null unless more than half were decided. */
  medianHours: z.number().nullable(),
  /** The number of applications that were declined, or not selected in the end. */
  unsuccessful: z.number().int(),
  /** The number of unsuccessful applications for which a reason was given. */
  withReason: z.number().int(),
  months: z.number().int(),
});
export type Responsiveness = z.infer<typeof responsivenessShape>;

export const opportunityShape = z.object({
  ...engagementShape.shape,
  ...ownStanding,
  /** Whether the agency already works with the client through any engagement. */
  isOwnClient: z.boolean(),
  /** The lowest and highest fee per hire, calculated from the range of base salaries; null if unknown in advance. */
  feePerHireFrom: z.string().nullable(),
  feePerHireTo: z.string().nullable(),
  talentRequests: z.array(talentRequestShape),
  requirements: z.array(requirementShape),
  documents: z.array(documentShape),
  responsiveness: responsivenessShape.nullable(),
  /** The recruitment type and role category for which the agency must be prequalified. */
  recruitmentTypeId: z.number().int(),
  roleCategoryId: z.number().int(),
  can: z.object({ apply: rightShape, requestPrequalification: rightShape }),
});
export type Opportunity = z.infer<typeof opportunityShape>;

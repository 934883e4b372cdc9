import { z } from 'zod';
import { day, id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { optionalText } from '#contract/common/text.ts';
import {
  documentShape,
  engagementShape,
  feeFactsShape,
  requirementShape,
  talentRequestShape,
} from '#contract/engagements/shapes.ts';
import { engagementKinds } from '#contract/engagements/states.ts';
import { matchCodes } from './states.ts';

/** What a search narrows to, as the list takes it and a saved search keeps it. */
export const searchFields = {
  /**
   * Each word must stand in the title, the client, the place, a job title or the description. An engagement is also found
   * by its number, with its zeros or without, where nothing else narrows.
   */
  keywords: optionalText('Keywords', 200),
  kind: z.enum(engagementKinds).optional(),
  engagementTypeId: z.array(z.number().int().min(1).max(2)).max(2).optional(),
  roleCategoryId: z.array(z.number().int().min(1).max(3)).max(3).optional(),
  classificationIds: z.array(z.number().int().min(1).max(10_000)).max(50).optional(),
  location: optionalText('Location', 100),
  clientName: optionalText('Client name', 200),
  isDemo: z.boolean().optional(),
  /** Only what the agency is prequalified for. */
  prequalified: z.boolean().optional(),
};

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

/** How many of what was found are of each kind; a filter that is set does not narrow its own counts. */
const facet = z.array(z.object({ id: z.number().int(), value: z.string(), count: z.number().int() }));
export const facetsShape = z.object({
  kind: z.array(z.object({ id: z.enum(engagementKinds), count: z.number().int() })),
  engagementTypeId: facet,
  roleCategoryId: facet,
  classificationIds: facet,
  clientName: z.array(z.object({ id: id(), value: z.string(), count: z.number().int() })),
});
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
const responsivenessShape = z.object({
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

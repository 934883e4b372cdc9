import { z } from 'zod';
import { day, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import {
  documentShape,
  engagementShape,
  feeFactsShape,
  requirementShape,
  talentRequestShape,
} from '#contract/engagements/shapes.ts';

/** How the asking agency stands to an opportunity. */
const ownStanding = {
  isPrequalificationApplied: z.boolean(),
  /** Empty unless the agency has asked for prequalification. Source: specification 2, section 4. */
  prequalificationStageStatus: z.string(),
  prequalificationStatusId: z.number().int().nullable(),
  /** Since when it waits, until when it holds or held, or when it was decided. */
  prequalificationDay: day().nullable(),
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

/** What is open at all, whatever the filters say. */
export const glanceShape = z.object({
  open: z.number().int(),
  closingWithinDay: z.number().int(),
  publishedWithinDay: z.number().int(),
});

export const opportunityShape = z.object({
  ...engagementShape.shape,
  ...ownStanding,
  /** What one hire pays, from the range of base salaries; null where that cannot be known beforehand. */
  feePerHireFrom: z.string().nullable(),
  feePerHireTo: z.string().nullable(),
  talentRequests: z.array(talentRequestShape),
  requirements: z.array(requirementShape),
  documents: z.array(documentShape),
  /** The kind of role that the client is asked for. */
  recruitmentTypeId: z.number().int(),
  roleCategoryId: z.number().int(),
  can: z.object({ apply: rightShape, requestPrequalification: rightShape }),
});
export type Opportunity = z.infer<typeof opportunityShape>;

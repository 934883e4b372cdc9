import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { lookupIdShape, lookupShape } from '#contract/common/lookup-shape.ts';
import { rightShape } from '#contract/common/problem.ts';
import {
  engagementKinds,
  engagementStatuses,
  engagementStatusId,
  engagementTypes,
  feeTypes,
  questionKinds,
  stages,
  talentRequestStatus,
  tieRules,
} from './states.ts';
import { requestFieldsFor } from './shapes/request-fields.ts';

export const stageStepShape = z.object({
  stage: z.enum(stages),
  name: z.string(),
  state: z.enum(['done', 'now', 'next']),
  at: instant().nullable(),
});

/** The fee of an engagement, or how its price is determined. The codes are in states.ts. */
export const feeFactsShape = z.object({
  engagementTypeId: lookupIdShape(engagementTypes),
  engagementType: z.string(),
  currencyId: z.number().int(),
  currencyIso: z.string(),
  feeTypeId: lookupIdShape(feeTypes),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
  bidTypeId: z.number().int().nullable(),
  bidMethodId: z.number().int().nullable(),
  awardTypeId: z.number().int().nullable(),
});
export type FeeFacts = z.infer<typeof feeFactsShape>;

/**
 * The bidding rules of a lot. The ceiling, start price and step are in the unit of the bid method: percentages or
 * money. Source: domain rules D6 to D9.
 */
export const lotRulesShape = z.object({
  /** The version of the rules, which increases with each change. */
  version: z.number().int(),
  bidTypeId: z.number().int(),
  bidMethodId: z.number().int(),
  awardTypeId: z.number().int(),
  /** The number of agencies to which the lot can be awarded; null unless the award goes to several agencies. */
  awardLimit: z.number().int().nullable(),
  ceiling: z.string().nullable(),
  startPrice: z.string().nullable(),
  /** The base salary or total compensation to which percentages apply; null for other bid methods. */
  referenceAmount: z.string().nullable(),
  /** The hours in a day; null unless bids are hourly rates. */
  hoursPerDay: z.string().nullable(),
  minimumStep: z.string().nullable(),
  /** Whether the minimum step is a percentage of the agency's own previous bid. */
  isStepPercent: z.boolean(),
  minimumBids: z.number().int(),
  /** The length of an extension in minutes; 0 if the end is never extended. */
  extensionMinutes: z.number().int(),
  extensionLimit: z.number().int(),
  /** The latest time at which the lot can close, in minutes after its scheduled end. */
  hardEndMinutes: z.number().int(),
  tieRule: z.enum(tieRules),
  standstillDays: z.number().int(),
  showsBidderCount: z.boolean(),
});
export type LotRules = z.infer<typeof lotRulesShape>;

/** An engagement as shown to everyone with access to it. */
export const engagementShape = z.object({
  ...feeFactsShape.shape,
  engagementId: id(),
  engagementNumber: z.number().int(),
  kind: z.enum(engagementKinds),
  title: z.string(),
  description: z.string(),
  clientId: id(),
  clientName: z.string(),
  status: z.enum(engagementStatuses),
  engagementStatusId: z.enum(engagementStatusId),
  engagementStatus: z.string(),
  stage: z.enum(stages),
  stages: z.array(stageStepShape),
  /** 'This Engagement has been {status}.' if it has ended, otherwise null. */
  notice: z.string().nullable(),
  recruitmentType: lookupShape,
  roleCategory: lookupShape,
  employmentClass: lookupShape,
  classification: lookupShape,
  subClassification: lookupShape.nullable(),
  location: z.string(),
  country: lookupShape,
  region: lookupShape,
  timeZone: z.string(),
  terms: z.string(),
  termsVersion: z.number().int(),
  guaranteeDays: z.number().int(),
  requiresPrequalification: z.boolean(),
  requiresConsent: z.boolean(),
  /**
   * Whether each candidate must confirm by email that the agency may represent them, before the employer receives their
   * details.
   */
  requiresCandidateConsent: z.boolean(),
  hiringLeadName: z.string(),
  isDemo: z.boolean(),
  noOfRoles: z.number().int(),
  noOfRolesFilled: z.number().int(),
  /** The lowest and highest base salary in all talent requests, in the engagement's currency. */
  baseSalaryFrom: z.string().nullable(),
  baseSalaryTo: z.string().nullable(),
  /** Whether all talent requests are paused. The closing time then moves by the length of the pause. */
  isPaused: z.boolean(),
  closingAt: instant(),
  publishedAt: instant().nullable(),
  endedAt: instant().nullable(),
});
export type EngagementView = z.infer<typeof engagementShape>;

export const questionShape = z.object({
  questionId: id(),
  text: z.string(),
  kind: z.enum(questionKinds),
  options: z.array(z.string()),
  isMandatory: z.boolean(),
});
export type QuestionView = z.infer<typeof questionShape>;

export const talentRequestShape = z.object({
  talentRequestId: id(),
  talentRequestNumber: z.number().int(),
  engagementId: id(),
  clientId: id(),
  ...requestFieldsFor('view'),
  noOfRolesFilled: z.number().int(),
  internallyFilledRoles: z.number().int(),
  rolesRemaining: z.number().int(),
  isPaused: z.boolean(),
  talentRequestStatusId: z.enum(talentRequestStatus),
  talentRequestStatus: z.string(),
  /** Why the talent request was paused, cancelled or completed. */
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  statusChangedAt: instant(),
  /** When a paused talent request resumes automatically; null if the employer must resume it. */
  resumeAt: instant().nullable(),
  /** Whether the talent request accepts candidates in general, leaving aside conditions on the calling agency. */
  takesCandidates: rightShape,
  /** The bidding rules; null unless the engagement is competitive. */
  lotRules: z
    .object({
      ...lotRulesShape.shape,
      /** The planned end of bidding; null until the bidding stage begins. */
      endsAt: instant().nullable(),
    })
    .nullable(),
  questions: z.array(questionShape),
});
export type TalentRequestView = z.infer<typeof talentRequestShape>;

export const requirementShape = z.object({ requirementId: id(), text: z.string(), isMandatory: z.boolean() });
export type RequirementView = z.infer<typeof requirementShape>;

export const documentShape = z.object({
  documentId: id(),
  talentRequestId: id().nullable(),
  title: z.string(),
  fileName: z.string(),
  extension: z.string(),
  sizeBytes: z.number().int(),
  /**
   * Whether the document is an agreement that the engagement refers to, rather than a description of the engagement.
   */
  isReferenceAgreement: z.boolean(),
  createdAt: instant(),
});
export type DocumentView = z.infer<typeof documentShape>;

/** A document in an engagement draft. */
export const draftDocumentShape = z.object({
  ...documentShape.omit({ talentRequestId: true }).shape,
  /** The talent request in the draft to which the document belongs; null if it belongs to the whole engagement. */
  requestKey: z.string().nullable(),
});
export type DraftDocument = z.infer<typeof draftDocumentShape>;

/** The specification's status record: the engagement's status and stage. */
export const statusRecordShape = z.object({
  engagementId: id(),
  status: z.string(),
  notice: z.string().nullable(),
  records: z.object({ successFeeStatus: z.string(), stageStatus: z.string() }),
});

/** An engagement in an employer's list. */
export const ownEngagementShape = engagementShape.pick({
  engagementId: true,
  engagementNumber: true,
  kind: true,
  title: true,
  status: true,
  engagementStatusId: true,
  engagementStatus: true,
  stage: true,
  location: true,
  timeZone: true,
  noOfRoles: true,
  noOfRolesFilled: true,
  closingAt: true,
  publishedAt: true,
  endedAt: true,
});
export type OwnEngagement = z.infer<typeof ownEngagementShape>;

/** The employer's current rights to act on its own engagement. */
export const ownEngagementRightsShape = z.object({
  change: rightShape,
  changeTerms: rightShape,
  addRequest: rightShape,
  changeClosing: rightShape,
  publishAgain: rightShape,
  cancel: rightShape,
  discontinue: rightShape,
  complete: rightShape,
  moveStage: rightShape,
  pause: rightShape,
  resume: rightShape,
});

/** A talent request as the employer sees it. */
export const ownTalentRequestShape = z.object({
  ...talentRequestShape.shape,
  /**
   * The version of the talent request, which increases with each change. A change must name the version on which it is
   * based.
   */
  version: z.number().int(),
  questions: z.array(
    z.object({
      ...questionShape.shape,
      /** The answer that the employer wants, or the minimum for a number; empty if any answer will do. */
      passing: z.string(),
    }),
  ),
  /** The deadline for restoring a cancelled talent request; null if it is not cancelled. */
  restorableUntil: instant().nullable(),
  can: z.object({
    change: rightShape,
    /** The right to change the facts on which agencies base their bids: roles, location, salary and contracted time. */
    changeBasis: rightShape,
    pause: rightShape,
    resume: rightShape,
    cancel: rightShape,
    restore: rightShape,
    complete: rightShape,
    fillInternally: rightShape,
  }),
});
export type OwnTalentRequest = z.infer<typeof ownTalentRequestShape>;

/** A talent request reduced to its job title. */
export const jobTitleShape = talentRequestShape.pick({
  talentRequestId: true,
  talentRequestNumber: true,
  jobTitle: true,
});

/** The engagement as shown above its talent requests, with the state of each request. */
export const engagementHeaderShape = z.object({
  ...ownEngagementShape.shape,
  clientId: id(),
  clientName: z.string(),
  stages: z.array(stageStepShape),
  notice: z.string().nullable(),
  talentRequests: z.array(
    talentRequestShape.pick({
      talentRequestId: true,
      talentRequestNumber: true,
      jobTitle: true,
      noOfRoles: true,
      noOfRolesFilled: true,
      isPaused: true,
      talentRequestStatusId: true,
      talentRequestStatus: true,
    }),
  ),
});

import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { lookupShape } from '#contract/common/lookup-shape.ts';
import { rightShape } from '#contract/common/problem.ts';
import { engagementKinds, engagementStatuses, questionKinds, stages, talentRequestStatus, tieRules } from './states.ts';
import { requestFieldsFor } from './shapes/request-fields.ts';

export const stageStepShape = z.object({
  stage: z.enum(stages),
  name: z.string(),
  state: z.enum(['done', 'now', 'next']),
  at: instant().nullable(),
});

/** The fee of an engagement or the way its price is found; the codes are in states.ts. */
export const feeFactsShape = z.object({
  engagementTypeId: z.number().int(),
  engagementType: z.string(),
  currencyId: z.number().int(),
  currencyIso: z.string(),
  feeTypeId: z.number().int(),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
  bidTypeId: z.number().int().nullable(),
  bidMethodId: z.number().int().nullable(),
  awardTypeId: z.number().int().nullable(),
});
export type FeeFacts = z.infer<typeof feeFactsShape>;

/**
 * The bidding rules of a lot. Ceiling, start price and step are in the unit of the bid method: percentages or money.
 * Source: domain rules D6 to D9.
 */
export const lotRulesShape = z.object({
  /** Increases with each change. */
  version: z.number().int(),
  bidTypeId: z.number().int(),
  bidMethodId: z.number().int(),
  awardTypeId: z.number().int(),
  /** How many agencies can be awarded; null unless the award goes to several. */
  awardLimit: z.number().int().nullable(),
  ceiling: z.string().nullable(),
  startPrice: z.string().nullable(),
  /** The base salary or total compensation to which percentages are applied; null for other methods. */
  referenceAmount: z.string().nullable(),
  /** Null unless bids are hourly rates. */
  hoursPerDay: z.string().nullable(),
  minimumStep: z.string().nullable(),
  /** Whether the minimum step is a percentage of the agency's own previous bid. */
  isStepPercent: z.boolean(),
  minimumBids: z.number().int(),
  /** 0: the end is never extended. */
  extensionMinutes: z.number().int(),
  extensionLimit: z.number().int(),
  /** How long after its scheduled end the lot closes at the latest. */
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
  engagementStatusId: z.number().int(),
  engagementStatus: z.string(),
  stage: z.enum(stages),
  stages: z.array(stageStepShape),
  /** 'This Engagement has been {status}.' once it has ended. */
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
  /** Each candidate confirms the right to represent them by email, before the employer receives them. */
  requiresCandidateConsent: z.boolean(),
  hiringLeadName: z.string(),
  isDemo: z.boolean(),
  noOfRoles: z.number().int(),
  noOfRolesFilled: z.number().int(),
  /** The range over all talent requests, in the engagement's currency. */
  baseSalaryFrom: z.string().nullable(),
  baseSalaryTo: z.string().nullable(),
  /** True while all its requests are paused; its closing time moves by the length of the pause. */
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
  /** Why it was paused, cancelled or completed. */
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  statusChangedAt: instant(),
  /** When a paused request resumes automatically; null if the employer must resume it. */
  resumeAt: instant().nullable(),
  /** Whether the request accepts candidates in general; conditions on the calling agency are not included. */
  takesCandidates: rightShape,
  /** Null unless the engagement is competitive. */
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
  /** Marks an agreement that the engagement refers to, rather than a description of it. */
  isReferenceAgreement: z.boolean(),
  createdAt: instant(),
});
export type DocumentView = z.infer<typeof documentShape>;

/** A document of an engagement draft. */
export const draftDocumentShape = z.object({
  ...documentShape.omit({ talentRequestId: true }).shape,
  /** The talent request of the draft that it belongs to; null if it belongs to the whole engagement. */
  requestKey: z.string().nullable(),
});
export type DraftDocument = z.infer<typeof draftDocumentShape>;

/** The status record of the specification: the engagement's status and stage. */
export const statusRecordShape = z.object({
  engagementId: id(),
  status: z.string(),
  notice: z.string().nullable(),
  records: z.object({ successFeeStatus: z.string(), stageStatus: z.string() }),
});

/** A row of an employer's list. */
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

/** The actions that the employer may take on its own engagement now. */
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

/** A talent request as its employer sees it. */
export const ownTalentRequestShape = z.object({
  ...talentRequestShape.shape,
  /** Increases with each change: a change must name the version it is based on. */
  version: z.number().int(),
  questions: z.array(
    z.object({
      ...questionShape.shape,
      /** The answer that the employer wants, or the minimum of a number; empty if open. */
      passing: z.string(),
    }),
  ),
  /** The deadline for restoring a cancelled request; null if it is not cancelled. */
  restorableUntil: instant().nullable(),
  can: z.object({
    change: rightShape,
    /** The basis of agencies' bids: roles, location, salary and contracted time. */
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

/** A talent request by its job title only. */
export const jobTitleShape = talentRequestShape.pick({
  talentRequestId: true,
  talentRequestNumber: true,
  jobTitle: true,
});

/** The header of an engagement's talent requests: the engagement, and the state of each request. */
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

import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { lookupShape } from '#contract/common/lookup-shape.ts';
import { rightShape } from '#contract/common/problem.ts';
import {
  engagementKinds,
  engagementStatuses,
  questionKinds,
  requestChangeFields,
  stages,
  talentRequestStatus,
} from './states.ts';

export const stageStepShape = z.object({
  stage: z.enum(stages),
  name: z.string(),
  state: z.enum(['done', 'now', 'next']),
  at: instant().nullable(),
});

/** What an engagement pays or how its price is found; the codes stand in states.ts. */
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

/** An engagement as everybody who may see it sees it. */
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
  hiringLeadName: z.string(),
  isDemo: z.boolean(),
  isPractice: z.boolean(),
  noOfRoles: z.number().int(),
  noOfRolesFilled: z.number().int(),
  /** The range over all talent requests, in the engagement's currency. */
  baseSalaryFrom: z.string().nullable(),
  baseSalaryTo: z.string().nullable(),
  /** While all its requests are paused it stands still, and its closing time moves along. */
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
  jobTitle: z.string(),
  description: z.string(),
  location: z.string(),
  noOfRoles: z.number().int(),
  noOfRolesFilled: z.number().int(),
  internallyFilledRoles: z.number().int(),
  rolesRemaining: z.number().int(),
  isPaused: z.boolean(),
  talentRequestStatusId: z.enum(talentRequestStatus),
  talentRequestStatus: z.string(),
  /** Why it was paused, cancelled or completed. */
  reason: z.string().nullable(),
  reasonText: z.string().nullable(),
  baseSalaryFrom: z.string().nullable(),
  baseSalaryTo: z.string().nullable(),
  contractedUnits: z.string().nullable(),
  cvCap: z.number().int().nullable(),
  statusChangedAt: instant(),
  /** When a paused request goes on by itself; null where it waits for the employer. */
  resumeAt: instant().nullable(),
  /** Whether the request takes candidates at all; what the asking agency itself needs is not in it. */
  takesCandidates: rightShape,
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
  /** An agreement that the engagement refers to, and not what it is about. */
  isReferenceAgreement: z.boolean(),
  createdAt: instant(),
});
export type DocumentView = z.infer<typeof documentShape>;

/** A document of an engagement that is being written. */
export const draftDocumentShape = z.object({
  ...documentShape.omit({ talentRequestId: true }).shape,
  /** The talent request of the draft that it is about; null where it is about all of it. */
  requestKey: z.string().nullable(),
});
export type DraftDocument = z.infer<typeof draftDocumentShape>;

/** The status record of the specification: how an engagement stands, and its stage. */
export const statusRecordShape = z.object({
  engagementId: id(),
  status: z.string(),
  notice: z.string().nullable(),
  records: z.object({ successFeeStatus: z.string(), stageStatus: z.string() }),
});

/** A line of an employer's list. */
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

/** What the employer may do with an engagement of its own now. */
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

/** A talent request as its employer has it. */
export const ownTalentRequestShape = z.object({
  ...talentRequestShape.shape,
  /** Counts its changes: whoever changes it says which one they have read. */
  version: z.number().int(),
  questions: z.array(
    z.object({
      ...questionShape.shape,
      /** What the employer wants to read: the answer, or of a number the least; empty where it is open. */
      passing: z.string(),
    }),
  ),
  /** Until when a cancelled request can be restored; null where it is not cancelled. */
  restorableUntil: instant().nullable(),
  can: z.object({
    change: rightShape,
    /** What agencies bid on: roles, location, salary and contracted time. */
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

/** A talent request by its name alone. */
export const jobTitleShape = talentRequestShape.pick({
  talentRequestId: true,
  talentRequestNumber: true,
  jobTitle: true,
});

/** What stands over an engagement's talent requests: the engagement, and of each request how it stands. */
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

/** What of a talent request was what before; null where there was, or is, nothing of the kind. */
export const requestChangeShape = z.object({
  field: z.enum(requestChangeFields),
  /** The question that it is about, where it is about one. */
  about: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type RequestChange = z.infer<typeof requestChangeShape>;

/** Something that an engagement tells everybody who may see it. */
export const noticeShape = z.object({
  noticeId: id(),
  kind: z.string(),
  text: z.string(),
  at: instant(),
  talentRequestId: id().nullable(),
  jobTitle: z.string().nullable(),
  /** What moved, from when to when; null where nothing did. */
  from: instant().nullable(),
  to: instant().nullable(),
  /** What changed in a talent request; empty where nothing did. */
  changes: z.array(requestChangeShape),
  /** Whether it came since the caller last looked. */
  isNew: z.boolean(),
});
export type NoticeView = z.infer<typeof noticeShape>;

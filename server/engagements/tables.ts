import type { Generated, JSONColumnType } from 'kysely';
import type { EngagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import type {
  EngagementOutcome,
  EngagementKind,
  EngagementStatus,
  EngagementTypeId,
  FeeTypeId,
  RequestChangeField,
  Stage,
  TalentRequestStatusId,
  TieRule,
} from '#contract/engagements/states.ts';

export interface EngagementTables {
  engagement: {
    id: string;
    number: number;
    kind: EngagementKind;
    engagementTypeId: EngagementTypeId;
    clientId: string;
    title: string;
    description: Generated<string>;
    status: Generated<EngagementStatus>;
    endedAs: EngagementOutcome | null;
    /** The ID of the reason for which the engagement ended, and the employer's text. */
    endReasonId: number | null;
    endReason: string | null;
    stage: Stage;
    recruitmentTypeId: number;
    roleCategoryId: number;
    employmentClassId: number;
    classificationId: number;
    subClassificationId: number | null;
    location: string;
    countryId: number;
    regionId: number;
    timeZone: string;
    currencyId: Generated<number>;
    feeTypeId: Generated<FeeTypeId>;
    feePercent: string | null;
    feeAmount: string | null;
    bidTypeId: number | null;
    bidMethodId: number | null;
    awardTypeId: number | null;
    terms: string;
    termsVersion: Generated<number>;
    guaranteeDays: Generated<number>;
    requiresPrequalification: Generated<boolean>;
    requiresConsent: Generated<boolean>;
    requiresCandidateConsent: Generated<boolean>;
    hiringLeadName: string;
    hiringLeadEmail: string;
    hiringLeadMobile: Generated<string>;
    isDemo: Generated<boolean>;
    closingAt: Date;
    clarificationEndsAt: Date | null;
    biddingEndsAt: Date | null;
    /**
     * How many hours before the end of clarification (success fee: before the closing time) questions end and answers
     * are due; null for the default.
     */
    questionHours: number | null;
    answerHours: number | null;
    /** When the last open request was paused. Since then, the closing time is postponed continuously. */
    pausedAt: Date | null;
    /** The earliest resume time among the engagement's requests. */
    pausedUntil: Date | null;
    publishedAt: Date | null;
    endedAt: Date | null;
    createdAt: Date;
  };
  talentRequest: {
    id: string;
    number: number;
    engagementId: string;
    clientId: string;
    jobTitle: string;
    description: Generated<string>;
    location: string;
    noOfRoles: number;
    noOfRolesFilled: Generated<number>;
    internallyFilledRoles: Generated<number>;
    statusId: TalentRequestStatusId;
    statusBeforePauseId: TalentRequestStatusId | null;
    reasonCode: string | null;
    reasonText: string | null;
    /** When a paused request resumes automatically. */
    resumeAt: Date | null;
    baseSalaryFrom: string | null;
    baseSalaryTo: string | null;
    /** The contracted days (for a day rate) or hours (for an hourly rate) per role. */
    contractedUnits: string | null;
    /** The maximum number of candidates that an agency may have in this request at any time. */
    cvCap: number | null;
    /** The number of changes to the fields and the questions. */
    version: Generated<number>;
    publishedAt: Date | null;
    /** When the award became final; null in a success fee engagement. */
    awardedAt: Date | null;
    statusChangedAt: Date;
    createdAt: Date;
  };
  engagementRequirement: {
    id: string;
    engagementId: string;
    clientId: string;
    text: string;
    isMandatory: boolean;
    sort: number;
    publishedAt: Date | null;
  };
  engagementDocument: {
    id: string;
    engagementId: string;
    talentRequestId: string | null;
    clientId: string;
    title: string;
    fileName: string;
    extension: string;
    mediaType: string;
    sizeBytes: number;
    sha256: string;
    storageKey: string;
    thumbnailKey: string | null;
    isReferenceAgreement: Generated<boolean>;
    /** When the document was removed from view; a job deletes its file later. */
    removedAt: Date | null;
    publishedAt: Date | null;
    createdAt: Date;
  };
  qualificationQuestion: {
    id: string;
    talentRequestId: string;
    clientId: string;
    text: string;
    kind: 'yes_no' | 'number' | 'choice' | 'text';
    options: JSONColumnType<string[]>;
    isMandatory: boolean;
    sort: number;
    publishedAt: Date | null;
    /** When the question was withdrawn; its answers stay. */
    withdrawnAt: Date | null;
  };
  /** Earlier and new values in changes to a published talent request. Values changed together share a `changeId`. */
  talentRequestChange: {
    id: string;
    changeId: string;
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    field: RequestChangeField;
    /** The question's text, if its passing answer was changed. */
    about: string | null;
    before: string | null;
    after: string | null;
    sort: number;
    /** When agencies could first see the change; null if only the employer can see it. */
    publishedAt: Date | null;
  };
  /** A talent request's bidding rules in a competitive engagement. The unit of amounts depends on the bid method. */
  lotRules: {
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    publishedAt: Date | null;
    /** The number of changes to the rules. */
    version: Generated<number>;
    bidTypeId: number;
    bidMethodId: number;
    awardTypeId: number;
    awardLimit: number | null;
    ceiling: string | null;
    startPrice: string | null;
    referenceAmount: string | null;
    hoursPerDay: string | null;
    minimumStep: string | null;
    isStepPercent: Generated<boolean>;
    minimumBids: Generated<number>;
    extensionMinutes: Generated<number>;
    extensionLimit: Generated<number>;
    hardEndMinutes: Generated<number>;
    tieRule: Generated<TieRule>;
    standstillDays: Generated<number>;
    showsBidderCount: Generated<boolean>;
    /** The planned end of bidding; null until the bidding stage begins. */
    endsAt: Date | null;
  };
  /** A draft of an engagement. */
  engagementDraft: { id: string; clientId: string; fields: JSONColumnType<EngagementDraftFields>; savedAt: Date };
  /** A document in a draft. */
  draftDocument: {
    id: string;
    clientId: string;
    /** Null once the draft is published or discarded. */
    draftId: string | null;
    requestKey: string | null;
    title: string;
    fileName: string;
    extension: string;
    mediaType: string;
    sizeBytes: number;
    sha256: string;
    storageKey: string;
    thumbnailKey: string | null;
    isReferenceAgreement: Generated<boolean>;
    createdAt: Date;
    removedAt: Date | null;
  };
  /** An employer's text for a reason. The event contains its ID. */
  engagementNote: { id: string; clientId: string; engagementId: string; words: string };
  /** A passing answer, visible only to the employer: `>=N` for numbers, otherwise the answer itself. */
  qualificationPass: { questionId: string; clientId: string; passing: string };
  /** The time up to which a user has seen an engagement's notices. */
  noticeLook: { userId: string; engagementId: string; tenantId: string; lookedAt: Date };
}

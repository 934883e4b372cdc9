import type { Generated, JSONColumnType } from 'kysely';
import type { DraftFields } from '#contract/engagements/operations/draft-fields.ts';
import type {
  EngagementOutcome,
  EngagementKind,
  EngagementStatus,
  RequestChangeField,
  Stage,
  TalentRequestStatusId,
} from '#contract/engagements/states.ts';

export interface EngagementTables {
  engagement: {
    id: string;
    number: number;
    kind: EngagementKind;
    engagementTypeId: number;
    clientId: string;
    title: string;
    description: Generated<string>;
    status: Generated<EngagementStatus>;
    endedAs: EngagementOutcome | null;
    /** The id of the reason for the end, and its text. */
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
    feeTypeId: Generated<number>;
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
    hiringLeadName: string;
    hiringLeadEmail: string;
    hiringLeadMobile: Generated<string>;
    isDemo: Generated<boolean>;
    isPractice: Generated<boolean>;
    closingAt: Date;
    clarificationEndsAt: Date | null;
    biddingEndsAt: Date | null;
    /** The start of the current pause of all requests, from which the closing time moves. */
    pausedAt: Date | null;
    /** When the first of them resumes automatically. */
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
    statusBeforePauseId: number | null;
    reasonCode: string | null;
    reasonText: string | null;
    /** When a paused request resumes automatically. */
    resumeAt: Date | null;
    baseSalaryFrom: string | null;
    baseSalaryTo: string | null;
    /** Contracted days (day rate) or hours (hourly rate) of one role. */
    contractedUnits: string | null;
    /** How many candidates one agency may have in this request at a time. */
    cvCap: number | null;
    /** The number of changes to its description and questions. */
    version: Generated<number>;
    publishedAt: Date | null;
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
    /** When it was removed; the file is deleted later. */
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
    /** When it was withdrawn; its answers stay. */
    withdrawnAt: Date | null;
  };
  /** The previous values of a published talent request; simultaneous changes share one `changeId`. */
  talentRequestChange: {
    id: string;
    changeId: string;
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    field: RequestChangeField;
    /** The question of the change, if it is about one. */
    about: string | null;
    before: string | null;
    after: string | null;
    sort: number;
    /** Null for private values of the employer. */
    publishedAt: Date | null;
  };
  /** An unfinished engagement of an employer. */
  engagementDraft: { id: string; clientId: string; fields: JSONColumnType<DraftFields>; savedAt: Date };
  /** A document of a draft. */
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
  /** The employer's text for a reason, referenced by its event. */
  engagementNote: { id: string; clientId: string; engagementId: string; words: string };
  /** The expected answer to a question, private to the employer: `>=N` for numbers, else the answer itself. */
  qualificationPass: { questionId: string; clientId: string; passing: string };
  /** When a user last saw the notices of an engagement. */
  noticeLook: { userId: string; engagementId: string; tenantId: string; lookedAt: Date };
}

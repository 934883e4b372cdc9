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
    /** Id of the reason it was ended for, and the words beside it. */
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
    /** Since when all its requests are paused; from then on the closing time moves along. */
    pausedAt: Date | null;
    /** When the first of them goes on by itself. */
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
    /** When a paused request goes on by itself. */
    resumeAt: Date | null;
    baseSalaryFrom: string | null;
    baseSalaryTo: string | null;
    /** Contracted days (day rate) or hours (hourly rate) of one role. */
    contractedUnits: string | null;
    /** How many candidates one agency may have in this request at a time. */
    cvCap: number | null;
    /** Counts the changes to what it says and asks. */
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
    /** Since when nobody sees it any more; its file goes later. */
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
    /** Since when it is not asked any more; what was answered to it stays. */
    withdrawnAt: Date | null;
  };
  /** What of a published talent request was what before; what changed at once has one `changeId`. */
  talentRequestChange: {
    id: string;
    changeId: string;
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    field: RequestChangeField;
    /** The question that it is about, where it is about one. */
    about: string | null;
    before: string | null;
    after: string | null;
    sort: number;
    /** Null of what is the employer's own. */
    publishedAt: Date | null;
  };
  /** An engagement as far as its employer has written it. */
  engagementDraft: { id: string; clientId: string; fields: JSONColumnType<DraftFields>; savedAt: Date };
  /** A document of an engagement that is being written. */
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
  /** The employer's words beside a reason, named by the event that they belong to. */
  engagementNote: { id: string; clientId: string; engagementId: string; words: string };
  /** What an answer must be; the employer's own note. `>=N` for numbers, else the wanted answer. */
  qualificationPass: { questionId: string; clientId: string; passing: string };
  /** Up to which moment somebody has looked at the notices of an engagement. */
  noticeLook: { userId: string; engagementId: string; tenantId: string; lookedAt: Date };
}

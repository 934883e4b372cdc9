import type { FeeState } from '#contract/candidates/states.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import type { RevisionState } from '#contract/candidates/shapes/salary.ts';
import type { UnreadableReason } from '#contract/common/text/unreadable.ts';
import type { FeeTypeId } from '#contract/engagements/states.ts';

/** The content of a candidate's version, written by the database. */
interface VersionContent {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailAddress: string;
  readonly contactNumber: string;
  readonly linkedIn: string;
  readonly location: string;
  readonly currentCountryId: number | null;
  readonly baseSalary: string;
  readonly totalCompensation: string | null;
  readonly agencyFee: string;
  readonly commentToEmployer: string;
  readonly documentIds: readonly string[];
  readonly answers: readonly { readonly questionId: string; readonly answer: string }[];
}

export interface CandidateTables {
  candidate: {
    id: string;
    number: number;
    engagementId: string;
    talentRequestId: string;
    applicationId: string;
    supplierId: string;
    clientId: string;
    supplierName: string;
    supplierLogoPath: string | null;
    firstName: string;
    lastName: string;
    emailAddress: string;
    contactNumber: Generated<string>;
    linkedIn: Generated<string>;
    location: Generated<string>;
    currentCountryId: number | null;
    currencyId: number;
    baseSalary: string;
    totalCompensation: string | null;
    baseSalaryRevised: string | null;
    isBaseSalaryRevised: Generated<boolean>;
    dateBaseSalaryRevised: Generated<Date>;
    feeTypeId: FeeTypeId;
    feePercent: string | null;
    feeAmount: string | null;
    agencyFee: string;
    commentToEmployer: Generated<string>;
    statusId: Generated<CandidateStatusId>;
    previousStatusId: CandidateStatusId | null;
    isQualified: Generated<boolean>;
    reasonCode: string | null;
    reasonText: string | null;
    firstViewedAt: Date | null;
    consentConfirmedAt: Date | null;
    /** The consent request in which the candidate agreed; null if the agency itself confirmed the consent. */
    consentRequestId: string | null;
    consentWithdrawnAt: Date | null;
    /** The state of the employer's claim that it already knew the candidate, while the claim is undecided or upheld. */
    claimState: 'pending' | 'stands' | null;
    /**
     * The state of another agency's dispute about the ownership, while the dispute is undecided or once this agency has
     * lost it.
     */
    disputeState: 'pending' | 'lost' | null;
    /** The fee of a hire while its ownership is disputed, or after it was assigned to another agency. */
    feeState: FeeState | null;
    submittedBy: string;
    submittedByName: string;
    dateSubmitted: Date;
    /**
     * The agency's candidate that began the ownership under which this one was submitted; null if the ownership began
     * with this one.
     */
    owningCandidateId: string | null;
    dateShortListed: Date | null;
    dateScreened: Date | null;
    dateInterviewed: Date | null;
    dateOfferExtended: Date | null;
    dateHired: Date | null;
    dateRejected: Date | null;
    dateNotSelected: Date | null;
    dateWithdrawn: Date | null;
    updatedAt: Date;
    /** The employer's latest change, and its first change that the agency hasn't acknowledged. */
    employerEditedAt: Date | null;
    unacknowledgedSince: Date | null;
    acknowledgedAt: Date | null;
    acknowledgedBy: string | null;
    acknowledgedByName: string | null;
    /** When all of the candidate's personal data was erased. */
    erasedAt: Date | null;
  };
  candidateIdentity: {
    candidateId: string;
    talentRequestId: string;
    supplierId: string;
    clientId: string;
    keyType: 'email' | 'phone' | 'linkedin';
    keyHash: string;
    active: Generated<boolean>;
  };
  /** The owner of a person at a client, by identity key. Only database functions read and write this table. */
  candidateOwnership: {
    clientId: string;
    keyType: string;
    keyHash: string;
    /** The client's ID, or the talent request's if the client limits ownership to the request. */
    scopeId: string;
    supplierId: string;
    candidateId: string;
    ownedUntil: Date;
  };
  /** Checks of whether a person may be submitted. The person is stored as hashes. */
  ownershipCheck: {
    id: string;
    supplierId: string;
    userId: string;
    clientId: string;
    keyHashes: string[];
    isAvailable: boolean;
    /** Whether the check was part of an action, such as a refused submission, that reveals as much as a plain check. */
    isSubmission: Generated<boolean>;
    checkedAt: Date;
  };
  candidateDocument: {
    id: string;
    candidateId: string | null;
    supplierId: string;
    clientId: string | null;
    kind: 'cv' | 'other';
    fileName: string;
    extension: string;
    mediaType: string;
    sizeBytes: number;
    sha256: string;
    storageKey: string;
    thumbnailKey: string | null;
    textContent: string | null;
    unreadableReason: UnreadableReason | null;
    uploadedBy: string;
    createdAt: Date;
    deletedAt: Date | null;
  };
  candidateAnswer: { candidateId: string; questionId: string; supplierId: string; clientId: string; answer: string };
  candidateStep: {
    id: string;
    candidateId: string;
    supplierId: string;
    clientId: string;
    fromStatusId: CandidateStatusId | null;
    toStatusId: CandidateStatusId;
    at: Date;
    byUserId: string | null;
    byName: string;
    bySide: 'agency' | 'client' | 'provider' | 'system';
    reasonCode: string | null;
    reasonText: string | null;
  };
  /** The versions of a candidate, the submitted one first. A trigger fills the generated columns. Decision 0136. */
  candidateVersion: {
    candidateId: string;
    number: Generated<number>;
    supplierId: Generated<string>;
    clientId: Generated<string>;
    at: Date;
    byUserId: string | null;
    byName: string;
    bySide: 'agency' | 'client' | 'provider' | 'system';
    content: Generated<VersionContent>;
  };
  /** The fee of a hire that Rolecall assigned to the agency that won the dispute about the candidate. */
  assignedFee: {
    disputeId: string;
    candidateId: string;
    supplierId: string;
    supplierName: string;
    clientId: string;
    engagementId: string;
    /** Null while the parties still have to agree on the fee. */
    amount: string | null;
    currencyId: number;
    assignedAt: Date;
    /** When the employer recorded the agreed amount; null for an amount that follows from the agency's terms. */
    agreedAt: Generated<Date | null>;
    /** When the employer first recorded an agreed amount. */
    firstAgreedAt: Generated<Date | null>;
  };
  salaryRevision: {
    id: string;
    candidateId: string;
    supplierId: string;
    clientId: string;
    state: Generated<RevisionState>;
    baseSalary: string;
    totalCompensation: string | null;
    agencyFee: string;
    baseSalaryBefore: string;
    totalCompensationBefore: string | null;
    agencyFeeBefore: string;
    reason: string | null;
    proposedAt: Date;
    proposedBy: string | null;
    proposedByName: string;
    proposedBySide: 'agency' | 'client' | 'provider';
    decidedAt: Date | null;
    decidedBy: string | null;
    decidedByName: string | null;
    decidedBySide: 'agency' | 'client' | 'provider' | 'system' | null;
    decisionReason: string | null;
  };
  submissionDraft: {
    id: string;
    supplierId: string;
    userId: string;
    talentRequestId: string;
    fields: JSONColumnType<Record<string, unknown>>;
    documentId: string | null;
    /** Whether the draft was read from a CV, unlike the form's own draft. */
    isImported: Generated<boolean>;
    savedAt: Date;
  };
}

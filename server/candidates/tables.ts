import type { Generated, JSONColumnType } from 'kysely';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import type { RevisionState } from '#contract/candidates/shapes/salary.ts';
import type { UnreadableReason } from '#contract/common/text/unreadable.ts';

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
    feeTypeId: number;
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
    /** The request in which the candidate agreed; null if the agency confirmed it itself. */
    consentRequestId: string | null;
    consentWithdrawnAt: Date | null;
    /** The employer's claim that it already knew the candidate, while undecided or once it stands. */
    claimState: 'pending' | 'stands' | null;
    /** The dispute of another agency about the ownership, while undecided or once this agency has lost it. */
    disputeState: 'pending' | 'lost' | null;
    submittedBy: string;
    submittedByName: string;
    dateSubmitted: Date;
    dateShortListed: Date | null;
    dateScreened: Date | null;
    dateInterviewed: Date | null;
    dateOfferExtended: Date | null;
    dateHired: Date | null;
    dateRejected: Date | null;
    dateNotSelected: Date | null;
    dateWithdrawn: Date | null;
    updatedAt: Date;
    /** The employer's latest change, and its first one that the agency has not acknowledged. */
    employerEditedAt: Date | null;
    unacknowledgedSince: Date | null;
    acknowledgedAt: Date | null;
    acknowledgedBy: string | null;
    acknowledgedByName: string | null;
    /** When all personal data was erased. */
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
  /** The owner of a person at a client, by key; only database functions read and write it. */
  candidateOwnership: {
    clientId: string;
    keyType: string;
    keyHash: string;
    /** The client, or the talent request if the client limits ownership to it. */
    scopeId: string;
    supplierId: string;
    candidateId: string;
    ownedUntil: Date;
  };
  /** Each check whether a person may be submitted; the person is stored as hashes. */
  ownershipCheck: {
    id: string;
    supplierId: string;
    userId: string;
    clientId: string;
    keyHashes: string[];
    isAvailable: boolean;
    /** Whether this is a refused submission or edit, which reveals as much as a check. */
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
    /** Read from a CV; the form's own draft is not. */
    isImported: Generated<boolean>;
    savedAt: Date;
  };
}

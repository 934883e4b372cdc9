import { z } from 'zod';
import { lookupIdShape } from '#contract/common/lookup-shape.ts';
import { rightShape } from '#contract/common/problem.ts';
import { talentRequestStatus, feeTypes } from '#contract/engagements/states.ts';
import { candidateQuestionShape } from './shapes/answers.ts';
import { candidateConsentShape } from './shapes/consent.ts';
import { candidateDocumentShape } from './shapes/document.ts';
import { submissionDraftFieldsShape } from './shapes/draft-fields.ts';
import { formerSalaryShape, salaryRevisionShape } from './shapes/salary.ts';
import { candidateStatus, feeStates } from './states.ts';

/** The agency that submits a candidate, as the employer sees it. */
const supplierShape = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  supplierLogoPath: z.string().nullable(),
});

const statusFields = { candidateStatusId: z.enum(candidateStatus), candidateStatus: z.string() };

/** A step in a candidate's history. The agency and the employer see the same steps. */
const candidateStepShape = z.object({
  at: z.string(),
  fromStatusId: z.enum(candidateStatus).nullable(),
  ...statusFields,
  byName: z.string(),
  bySide: z.enum(['agency', 'client', 'provider', 'system']),
  reasons: z.array(z.string()),
  text: z.string(),
});
export type CandidateStep = z.infer<typeof candidateStepShape>;

const identified = {
  _id: z.string(),
  candidateNumber: z.number().int(),
  firstName: z.string(),
  lastName: z.string(),
  ...statusFields,
  /** When the candidate reached the current status. */
  since: z.string(),
  dateSubmitted: z.string(),
  location: z.string(),
  /** The base salary as submitted, even after a revision. */
  baseSalary: z.string(),
  baseSalaryRevised: z.string().nullable(),
  baseSalaryIso: z.string(),
  agencyFee: z.string(),
};

/** A candidate as listed for the agency that submitted them. */
const candidateRowShape = z.object({
  ...identified,
  /** Whether the employer has made changes that the agency has not acknowledged yet. */
  hasNewEdits: z.boolean(),
});
export type CandidateRow = z.infer<typeof candidateRowShape>;

/** A candidate in the list that covers all engagements. */
export const candidateListRowShape = z.object({
  ...identified,
  engagementId: z.string(),
  talentRequestId: z.string(),
  auctionType: z.enum(['competitive', 'successfee']),
  jobTitle: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  consent: candidateConsentShape,
});

export type CandidateListRow = z.infer<typeof candidateListRowShape>;

const requestHead = {
  talentRequestId: z.string(),
  talentRequestNumber: z.number().int(),
  jobTitle: z.string(),
  noOfRoles: z.number().int(),
  noOfRolesFilled: z.number().int(),
  talentRequestStatusId: z.enum(talentRequestStatus),
  talentRequestStatus: z.string(),
};

const feeFields = {
  feeTypeId: lookupIdShape(feeTypes),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
};

/** An engagement's talent requests, each with the agency's own candidates by status, in display order. */
export const candidatesByStatusShape = z.object({
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  auctionType: z.enum(['competitive', 'successfee']),
  clientId: z.string(),
  talentRequests: z.array(
    z.object({
      ...requestHead,
      isPaused: z.boolean(),
      candidateCount: z.number().int(),
      groups: z.array(
        z.object({
          ...statusFields,
          candidates: z.array(candidateRowShape),
        }),
      ),
      can: z.object({ submit: rightShape }),
    }),
  ),
});
export type CandidatesByStatus = z.infer<typeof candidatesByStatusShape>;

const details = {
  ...identified,
  consent: candidateConsentShape,
  ...requestHead,
  ...feeFields,
  emailAddress: z.string(),
  contactNumber: z.string(),
  linkedIn: z.string(),
  currentCountryId: z.number().int().nullable(),
  currentCountry: z.string(),
  totalCompensation: z.string().nullable(),
  /** Set if the fee of a hire is or was disputed; null if it is due as usual. */
  feeState: z.enum(feeStates).nullable(),
  /**
   * The agency to which the fee was assigned, with the amount of the fee if it is known. Only the employer sees this
   * field.
   */
  assignedFee: z
    .object({
      supplierName: z.string(),
      amount: z.string().nullable(),
      /** When the employer recorded the agreed amount; null for an amount that follows from the agency's terms. */
      agreedAt: z.string().nullable(),
      /** Whether the caller can record the agreed amount. */
      mayAgree: z.boolean(),
    })
    .nullable(),
  isBaseSalaryRevised: z.boolean(),
  /** The date of the last revision of the base salary; 1900-01-01 before the first. */
  dateBaseSalaryRevised: z.string(),
  /** The salaries that revisions have replaced, oldest first. */
  baseSalaryHistory: z.array(formerSalaryShape),
  /** The salary revisions, newest first. */
  salaryRevisions: z.array(salaryRevisionShape),
  currencyDigits: z.number().int(),
  commentToEmployer: z.string(),
  supplier: supplierShape,
  client: z.object({ clientId: z.string(), clientName: z.string() }),
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  engagementTitle: z.string(),
  auctionType: z.enum(['competitive', 'successfee']),
  recruitmentType: z.string(),
  hiringLeadName: z.string(),
  submittedByName: z.string(),
  file: candidateDocumentShape.nullable(),
  otherDocuments: z.array(candidateDocumentShape),
  /** The reasons for a withdrawal or rejection; `rejectionMessage` holds the explanation. */
  reasons: z.array(z.string()),
  rejectionMessage: z.string(),
  dateShortListed: z.string().nullable(),
  dateScreened: z.string().nullable(),
  dateInterviewed: z.string().nullable(),
  dateOfferExtended: z.string().nullable(),
  dateHired: z.string().nullable(),
  dateRejected: z.string().nullable(),
  dateNotSelected: z.string().nullable(),
  firstViewed: z.string().nullable(),
  /** The employer's changes, with the agency's latest acknowledgement. */
  employerEdits: z.object({
    latestAt: z.string().nullable(),
    /** The time of the first change that is not acknowledged yet; null if there is none. */
    newSince: z.string().nullable(),
    acknowledgedAt: z.string().nullable(),
    acknowledgedByName: z.string(),
  }),
  steps: z.array(candidateStepShape),
};

/** The caller's rights regarding the salary. */
const salaryRights = { proposeSalary: rightShape, decideSalary: rightShape, withdrawSalary: rightShape };

/** A candidate as the agency that submitted them sees it. */
export const candidateShape = z.object({
  ...details,
  hiringLeadEmail: z.string(),
  hiringLeadMobile: z.string(),
  ownedUntil: z.string().nullable(),
  isOwnershipValid: z.boolean(),
  isReplaceCvAllow: z.boolean(),
  can: z.object({
    edit: rightShape,
    /** Whether an edit may change the name and contact details. */
    changePerson: rightShape,
    withdraw: rightShape,
    undoWithdraw: rightShape,
    replaceCv: rightShape,
    changeDocuments: rightShape,
    acknowledge: rightShape,
    ...salaryRights,
  }),
});
export type Candidate = z.infer<typeof candidateShape>;

/** The employer's rights to undo a move, to reject the candidate and to undo a rejection. */
const decisionRights = { undoMove: rightShape, reject: rightShape, unreject: rightShape };

/** A later status, with the right to move the candidate to it. */
const moveShape = z.object({ ...statusFields, right: rightShape });

/** A candidate as the employer sees it. */
export const receivedCandidateShape = z.object({
  ...details,
  moves: z.array(moveShape),
  can: z.object({ ...decisionRights, ...salaryRights }),
});
export type ReceivedCandidate = z.infer<typeof receivedCandidateShape>;

/** The candidates for an employer's talent requests. */
export const receivedCandidatesShape = z.object({
  engagementId: z.string(),
  talentRequests: z.array(
    z.object({
      ...requestHead,
      candidates: z.array(
        z.object({
          ...identified,
          supplier: supplierShape,
          isCandidateQualified: z.boolean(),
          isNew: z.boolean(),
          moves: z.array(moveShape),
          can: z.object(decisionRights),
        }),
      ),
    }),
  ),
});
export type ReceivedCandidates = z.infer<typeof receivedCandidatesShape>;

const draftShape = z.object({
  savedAt: z.string(),
  fields: submissionDraftFieldsShape,
  file: candidateDocumentShape.nullable(),
  otherDocuments: z.array(candidateDocumentShape),
});
export type SubmissionDraft = z.infer<typeof draftShape>;

/** The initial data for the submission form. */
export const submissionShape = z.object({
  ...requestHead,
  ...feeFields,
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  engagementTitle: z.string(),
  auctionType: z.enum(['competitive', 'successfee']),
  clientId: z.string(),
  clientName: z.string(),
  countryId: z.number().int(),
  currencyIso: z.string(),
  currencyDigits: z.number().int(),
  baseSalaryFrom: z.string().nullable(),
  baseSalaryTo: z.string().nullable(),
  requiresConsent: z.boolean(),
  /** Whether the candidate is asked for consent, in which case the submission waits for the answer. */
  requiresCandidateConsent: z.boolean(),
  questions: z.array(candidateQuestionShape),
  draft: draftShape.nullable(),
  can: z.object({ submit: rightShape }),
});
export type Submission = z.infer<typeof submissionShape>;

/** The response to a submitted candidate. Source: specification 2, section 3. */
export const createdCandidateShape = z.object({
  _id: z.string(),
  candidateNumber: z.number().int(),
  ...statusFields,
  talentRequestId: z.string(),
  clientId: z.string(),
  client: z.object({ clientName: z.string() }),
  supplier: supplierShape,
  engagementId: z.string(),
  successFeeId: z.string().nullable(),
  successFeeNumber: z.number().int().nullable(),
  agencyFee: z.string(),
  userId: z.string(),
  created: z.string(),
});

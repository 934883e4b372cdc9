import { z } from 'zod';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import type { LookupValue } from '#contract/common/lookup.ts';
import { rightShape } from '#contract/common/problem.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { unreadableReasons } from '#contract/common/text/unreadable.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { candidateStatus } from './states.ts';

/** One or more reasons of a list, without duplicates. */
export const reasonIdsInput = (reasons: readonly LookupValue[]) =>
  z
    .array(lookupIdInput(reasons, 'Reason'), requiredMessage('Reason'))
    .min(1, requiredMessage('Reason'))
    .refine((ids) => new Set(ids).size === ids.length, 'Choose each reason once.');

/** A document of a candidate. */
export const candidateDocumentShape = z.object({
  documentId: z.string(),
  kind: z.enum(['cv', 'other']),
  fileName: z.string(),
  extension: z.string(),
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  created: z.string(),
  /** Why the text could not be read, with the message to show; the file itself is saved. */
  unreadable: z.object({ reason: z.enum(unreadableReasons), words: z.string() }).nullable(),
});
export type CandidateDocument = z.infer<typeof candidateDocumentShape>;

/** A question that the employer asks about every candidate of a talent request. */
const candidateQuestionShape = z.object({
  questionId: z.string(),
  text: z.string(),
  kind: z.enum(['yes_no', 'number', 'choice', 'text']),
  options: z.array(z.string()),
  isMandatory: z.boolean(),
});
export type CandidateQuestion = z.infer<typeof candidateQuestionShape>;

const answeredShape = candidateQuestionShape.extend({
  answer: z.string(),
  /** False if the employer has since reworded or withdrawn it; the answer stays with the original question. */
  isStillAsked: z.boolean(),
});

/** The agency that submits a candidate, as the employer sees it. */
const supplierShape = z.object({
  supplierId: z.string(),
  supplierName: z.string(),
  supplierLogoPath: z.string().nullable(),
});

const statusFields = { candidateStatusId: z.enum(candidateStatus), candidateStatus: z.string() };

/** A step in a candidate's history; the agency and the employer see the same ones. */
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
  baseSalary: z.string(),
  baseSalaryIso: z.string(),
  agencyFee: z.string(),
};

/** A candidate in a list of its own agency. */
const candidateRowShape = z.object(identified);
export type CandidateRow = z.infer<typeof candidateRowShape>;

/** A candidate in the list over all engagements. */
export const candidateListRowShape = z.object({
  ...identified,
  engagementId: z.string(),
  talentRequestId: z.string(),
  auctionType: z.enum(['competitive', 'successfee']),
  jobTitle: z.string(),
  clientId: z.string(),
  clientName: z.string(),
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
  feeTypeId: z.number().int(),
  feePercent: z.string().nullable(),
  feeAmount: z.string().nullable(),
};

/** The talent requests of an engagement, each with the agency's own candidates by status, in display order. */
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
  ...requestHead,
  ...feeFields,
  emailAddress: z.string(),
  contactNumber: z.string(),
  linkedIn: z.string(),
  currentCountryId: z.number().int().nullable(),
  currentCountry: z.string(),
  totalCompensation: z.string().nullable(),
  baseSalaryRevised: z.string().nullable(),
  isBaseSalaryRevised: z.boolean(),
  dateBaseSalaryRevised: z.string(),
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
  /** The reasons of a withdrawal or rejection, and the explanation. */
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
  steps: z.array(candidateStepShape),
};

/** A candidate as its agency sees it. */
export const candidateShape = z.object({
  ...details,
  hiringLeadEmail: z.string(),
  hiringLeadMobile: z.string(),
  answers: z.array(answeredShape),
  ownedUntil: z.string().nullable(),
  isOwnershipValid: z.boolean(),
  isReplaceCvAllow: z.boolean(),
  can: z.object({
    edit: rightShape,
    withdraw: rightShape,
    undoWithdraw: rightShape,
    replaceCv: rightShape,
    changeDocuments: rightShape,
  }),
});
export type Candidate = z.infer<typeof candidateShape>;

/** A later status, and whether the candidate may be moved to it. */
const moveShape = z.object({ ...statusFields, right: rightShape });

/** A candidate as the employer sees it, including the assessment of the answers that only the employer may see. */
export const receivedCandidateShape = z.object({
  ...details,
  isCandidateQualified: z.boolean(),
  answers: z.array(answeredShape.extend({ isPassed: z.boolean().nullable() })),
  moves: z.array(moveShape),
  can: z.object({ reject: rightShape, unreject: rightShape }),
});
export type ReceivedCandidate = z.infer<typeof receivedCandidateShape>;

/** The candidates of an employer's talent requests. */
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
          can: z.object({ reject: rightShape, unreject: rightShape }),
        }),
      ),
    }),
  ),
});
export type ReceivedCandidates = z.infer<typeof receivedCandidatesShape>;

/** The draft of the submission form, as typed and not validated. */
export const draftFieldsShape = z.object({
  firstName: z.string().max(500).default(''),
  lastName: z.string().max(500).default(''),
  emailAddress: z.string().max(500).default(''),
  contactNumber: z.string().max(500).default(''),
  linkedIn: z.string().max(500).default(''),
  location: z.string().max(500).default(''),
  currentCountryId: z.number().int().nullable().default(null),
  baseSalary: z.string().max(50).default(''),
  totalCompensation: z.string().max(50).default(''),
  commentToEmployer: z.string().max(10_000).default(''),
  answers: z
    .array(z.object({ questionId: z.string(), answer: z.string().max(5000) }))
    .max(100)
    .default([]),
});
export type DraftFields = z.infer<typeof draftFieldsShape>;

const draftShape = z.object({
  savedAt: z.string(),
  fields: draftFieldsShape,
  file: candidateDocumentShape.nullable(),
  otherDocuments: z.array(candidateDocumentShape),
});
export type Draft = z.infer<typeof draftShape>;

/** The initial data of the submission form. */
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
  questions: z.array(candidateQuestionShape),
  draft: draftShape.nullable(),
  can: z.object({ submit: rightShape }),
});
export type Submission = z.infer<typeof submissionShape>;

/** The response to a submission. Source: specification 2, section 3. */
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

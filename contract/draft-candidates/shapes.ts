import { z } from 'zod';
import { candidateDocumentShape, extractedCvDetailsShape } from '#contract/candidates/shapes/document.ts';
import { id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { aiAssessmentStatus, assessmentMethods, assessmentProblems, verdicts } from './states.ts';

/** A requirement of the talent request, with the words in the CV that answer it. */
const suitabilityAnswerShape = z.object({
  requirementId: id(),
  text: z.string(),
  isMandatory: z.boolean(),
  verdict: z.enum(verdicts),
  /** The words quoted from the document; null if nothing was found. */
  quotation: z.string().nullable(),
  /** The position of the quotation in the document's text. */
  start: z.number().int().nullable(),
  weight: z.number(),
  points: z.number(),
});
export type SuitabilityAnswer = z.infer<typeof suitabilityAnswerShape>;

/** A record of a call to the language model, without the draft or the text that was sent. */
export const modelCallShape = z.object({
  callId: id(),
  at: instant(),
  supplierId: id(),
  supplierName: z.string(),
  userName: z.string(),
  model: z.string(),
  /** The model's version, as named by its provider; empty if the call got no response. */
  version: z.string(),
  /** The SHA-256 hash of the text that was sent, which proves what was sent without storing it. */
  inputHash: z.string(),
  inputTokens: z.number().int().nullable(),
  outputTokens: z.number().int().nullable(),
  problem: z.enum(assessmentProblems).nullable(),
});
export type ModelCall = z.infer<typeof modelCallShape>;

/** An agency's access to assessments, with its calls to the language model in the last 30 days. */
export const agencyAiAccessShape = z.object({
  supplierId: id(),
  supplierName: z.string(),
  isAccessible: z.boolean(),
  /** When the agency turned assessments off; null while they are on. */
  offSince: instant().nullable(),
  calls: z.number().int(),
  failedCalls: z.number().int(),
  tokens: z.number().int(),
});
export type AgencyAiAccess = z.infer<typeof agencyAiAccessShape>;

/** A draft candidate in a list. Source: specification 2, section 3. */
export const draftCandidateRowShape = z.object({
  draftCandidateId: id(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  currentCountryId: z.number().int().nullable(),
  supplierId: id(),
  clientId: id(),
  clientName: z.string(),
  engagementId: id(),
  engagementNumber: z.number().int(),
  talentRequestId: id(),
  talentRequestNumber: z.number().int(),
  jobTitle: z.string(),
  /** The salary range planned for the talent request, such as 90000.00 to 110000.00; null if it has none. */
  talentRequestCompensation: z.object({
    from: z.string().nullable(),
    to: z.string().nullable(),
    currencyIso: z.string(),
  }),
  aiAssessmentStatusId: z.enum(aiAssessmentStatus),
  aiAssessmentStatus: z.string(),
  /**
   * Whether the candidate submitted from this draft now has a CV other than the one assessed, so that the score doesn't
   * apply to it. False until the draft is submitted.
   */
  hasOtherCv: z.boolean(),
  /** The score; null until the assessment is complete, and for users who aren't allowed to submit candidates. */
  suitabilityScore: z.number().int().nullable(),
  suitabilityFeedback: z.string().nullable(),
  updatedAt: instant(),
});
export type DraftCandidateRow = z.infer<typeof draftCandidateRowShape>;

/** A draft candidate with its document and assessment. */
export const draftCandidateShape = draftCandidateRowShape.extend({
  file: candidateDocumentShape.nullable(),
  /** The details in the CV, which fill the submission form; null if there are none, or if the caller can't submit. */
  cvDetails: extractedCvDetailsShape.nullable(),
  /** The answers behind the score, in the order of the requirements. */
  suitability: z.array(suitabilityAnswerShape),
  method: z.enum(assessmentMethods).nullable(),
  /** The language model that answered; null if terms were compared instead. */
  model: z.string().nullable(),
  problem: z.enum(assessmentProblems).nullable(),
  /** The ID of the submitted candidate; null while this is still a draft. */
  candidateId: id().nullable(),
  /** The current check link; null if there is none, or if the caller isn't allowed to issue one. */
  checkLink: z.object({ path: z.string(), expiresAt: instant() }).nullable(),
  can: z.object({ change: rightShape, submit: rightShape }),
});
export type DraftCandidate = z.infer<typeof draftCandidateShape>;

/** A draft candidate as the holder of a check link sees it, without the score. */
export const candidateCheckShape = z.object({
  firstName: z.string(),
  lastName: z.string(),
  jobTitle: z.string(),
  agencyName: z.string(),
  fileName: z.string().nullable(),
  text: z.string().nullable(),
  expiresAt: instant(),
});

/** Whether the agency's drafts are assessed. Source: specification 2, section 6. */
export const aiAccessShape = z.object({
  isAccessible: z.boolean(),
  /** Whether terms are compared because no model is configured. */
  isBeta: z.boolean(),
  /** Whether drafts for contract engagements are assessed too. */
  isContractMode: z.boolean(),
  can: z.object({ change: rightShape }),
});

import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { consentStates, correctableFields } from './states.ts';

/** A request for a candidate's consent, as the agency that sent it sees it. */
export const consentRequestShape = z.object({
  consentRequestId: z.string(),
  state: z.enum(consentStates),
  engagementId: z.string(),
  engagementNumber: z.number().int(),
  engagementTitle: z.string(),
  auctionType: z.enum(['competitive', 'successfee']),
  talentRequestId: z.string(),
  jobTitle: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  requestedAt: instant(),
  requestedByName: z.string(),
  sentAt: instant(),
  expiresAt: instant(),
  /** When the candidate first opened the page. */
  openedAt: instant().nullable(),
  answeredAt: instant().nullable(),
  withdrawnAt: instant().nullable(),
  /** The candidate's note on a refusal or a withdrawal. */
  note: z.string(),
  /** The facts that the candidate corrected. */
  corrections: z.array(z.object({ field: z.enum(correctableFields), from: z.string(), to: z.string() })),
  /** The candidate created by the submission; null until then. */
  candidateId: z.string().nullable(),
  /** Why the submission failed although the candidate agreed; null if it didn't fail. */
  problem: z.string().nullable(),
  can: z.object({ resend: rightShape, cancel: rightShape, submit: rightShape }),
});
export type ConsentRequest = z.infer<typeof consentRequestShape>;

/** The content of the consent page, which the candidate reads before and after answering. */
export const consentPageShape = z.object({
  state: z.enum(consentStates),
  agencyName: z.string(),
  /**
   * The name of the agency's user who asks for consent. The next field is the email address to which the candidate can
   * send questions.
   */
  askedByName: z.string(),
  askedByEmail: z.string(),
  clientName: z.string(),
  jobTitle: z.string(),
  /** The place of work. */
  jobLocation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  contactNumber: z.string(),
  linkedIn: z.string(),
  location: z.string(),
  baseSalary: z.string(),
  totalCompensation: z.string().nullable(),
  currencyIso: z.string(),
  comment: z.string(),
  cvFileName: z.string(),
  otherFileNames: z.array(z.string()),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  textVersion: z.number().int(),
  text: z.array(z.string()),
  /**
   * The hash of the content that the candidate agrees to. It is sent with the answer, so that the answer applies to exactly
   * what was read.
   */
  shownHash: z.string(),
  requestedAt: instant(),
  expiresAt: instant(),
  answeredAt: instant().nullable(),
  withdrawnAt: instant().nullable(),
  /** Whether the details have been given to the client. */
  isSubmitted: z.boolean(),
  isHired: z.boolean(),
  can: z.object({ answer: z.boolean(), withdraw: z.boolean() }),
});
export type ConsentPage = z.infer<typeof consentPageShape>;

/** The data stored about a candidate under one consent. */
export const consentExportShape = z.object({
  exported: instant(),
  details: consentPageShape.omit({ can: true }),
  openedAt: instant().nullable(),
  note: z.string(),
  corrections: consentRequestShape.shape.corrections,
  steps: z.array(z.object({ status: z.string(), at: instant() })),
});
export type ConsentExport = z.infer<typeof consentExportShape>;

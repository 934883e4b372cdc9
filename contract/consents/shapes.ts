import { z } from 'zod';
import { claimStates, contactChannels, contactDirections } from '#contract/claims/states.ts';
import { contactDetailFields } from '#contract/candidates/shapes/contact-details.ts';
import { versionFields } from '#contract/candidates/states.ts';
import { id, instant } from '#contract/common/ids.ts';
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
  /** The candidate's message with the answer. The next field is the one with the withdrawal. */
  note: z.string(),
  withdrawalNote: z.string(),
  /** The personal details that the candidate corrected. */
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
  ...contactDetailFields,
  baseSalary: z.string(),
  totalCompensation: z.string().nullable(),
  currencyIso: z.string(),
  comment: z.string(),
  /** The documents to be shared, the CV first, with the hashes of their bytes. */
  documents: z.array(z.object({ fileName: z.string(), sha256: z.string() })),
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
  /** Whether the client can see the candidate's details now. It can't see those of a candidate who was withdrawn. */
  isVisibleToClient: z.boolean(),
  isHired: z.boolean(),
  can: z.object({ answer: z.boolean(), withdraw: z.boolean() }),
});
export type ConsentPage = z.infer<typeof consentPageShape>;

/** When a document was replaced or removed. It stays in earlier versions until the data is deleted. */
const removedAt = instant().nullable();

/** The submitted details whose changes the candidate sees. The agency fee isn't among the candidate's data. */
const heldChangeFields = [
  ...versionFields.filter((field) => field !== 'agencyFee'),
  'cv',
  'document',
  'answer',
] as const;

/** A change of the details after the submission. */
const heldVersion = z.object({
  at: instant(),
  changes: z.array(
    z.object({
      field: z.enum(heldChangeFields),
      /** The question whose answer changed; null for any other change. */
      question: z.string().nullable(),
      /** The value or file name before the change, and after it; empty if there was or is none. */
      before: z.string(),
      after: z.string(),
    }),
  ),
});
export type HeldVersion = z.infer<typeof heldVersion>;

const corrections = consentRequestShape.shape.corrections;

/** The evidence of the candidate's answer: the version of the text, and the page with its hash. */
const evidenceFields = {
  textVersion: z.number().int(),
  text: z.array(z.string()),
  /** The hash (SHA-256) of `shown`; null if there is no answer. */
  shownHash: z.string().nullable(),
  /**
   * The page that the candidate answered, as the JSON text whose hash is `shownHash`. Null for answers given before the
   * text was stored.
   */
  shown: z.string().nullable(),
};

/** Everything that an agency holds under the candidate's email address and that the candidate may see. */
export const consentExportShape = z.object({
  exported: instant(),
  details: consentPageShape.omit({ can: true }),
  openedAt: instant().nullable(),
  note: z.string(),
  withdrawalNote: z.string(),
  corrections,
  answeredHash: z.string().nullable(),
  answeredPage: z.string().nullable(),
  submissions: z.array(
    z.object({
      clientName: z.string(),
      jobTitle: z.string(),
      status: z.string(),
      submitted: instant(),
      firstName: z.string(),
      lastName: z.string(),
      emailAddress: z.string(),
      contactNumber: z.string(),
      linkedIn: z.string(),
      location: z.string(),
      currencyIso: z.string(),
      baseSalary: z.string(),
      totalCompensation: z.string().nullable(),
      comment: z.string(),
      consentConfirmed: instant().nullable(),
      steps: z.array(z.object({ status: z.string(), at: instant() })),
      documents: z.array(z.object({ fileName: z.string(), created: instant(), removed: removedAt })),
      /** The changes after the submission, oldest first. */
      versions: z.array(heldVersion),
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      /**
       * The employer's claim that it already knew the candidate; null if there is none. Contains what both sides state about
       * the candidate, without their texts and the names of their users.
       */
      claim: z
        .object({
          state: z.enum(claimStates),
          claimed: instant(),
          contested: instant().nullable(),
          /** When Rolecall missed its deadline for the decision. */
          late: instant().nullable(),
          ended: instant().nullable(),
          contacts: z.array(
            z.object({
              statedBy: z.enum(['employer', 'agency']),
              on: z.string(),
              channel: z.enum(contactChannels),
              direction: z.enum(contactDirections).nullable(),
            }),
          ),
        })
        .nullable(),
      salaryChanges: z.array(
        z.object({
          state: z.string(),
          baseSalary: z.string(),
          totalCompensation: z.string().nullable(),
          proposed: instant(),
        }),
      ),
    }),
  ),
  otherRequests: z.array(
    z.object({
      clientName: z.string(),
      jobTitle: z.string(),
      state: z.enum(consentStates),
      requestedByName: z.string(),
      requested: instant(),
      opened: instant().nullable(),
      answered: instant().nullable(),
      withdrawn: instant().nullable(),
      note: z.string(),
      withdrawalNote: z.string(),
      corrections,
      ...evidenceFields,
    }),
  ),
  /** Drafts for positions for which the agency considers the candidate. The client hasn't received them. */
  drafts: z.array(
    z.object({
      jobTitle: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      emailAddress: z.string(),
      created: instant(),
      fileName: z.string().nullable(),
      /** How the CV was compared with the requirements; null if it wasn't. The result is not exported. */
      assessedBy: z.enum(['model', 'terms']).nullable(),
      modelCalls: z.array(z.object({ at: instant(), model: z.string(), version: z.string() })),
    }),
  ),
  unfinished: z.array(
    z.object({
      jobTitle: z.string(),
      saved: instant(),
      fileName: z.string().nullable(),
      details: z.record(z.string(), z.string()),
    }),
  ),
  /** All files that the agency holds: CVs and other documents of submissions, requests, drafts and unfinished forms. */
  documents: z.array(
    z.object({
      documentId: id(),
      fileName: z.string(),
      sizeBytes: z.number().int(),
      created: instant(),
      removed: removedAt,
      /** With this key, the file can be downloaded for an hour. */
      key: z.string(),
    }),
  ),
  renewals: z.array(
    z.object({
      asked: instant(),
      askedByName: z.string(),
      answered: instant().nullable(),
      keeps: z.boolean().nullable(),
    }),
  ),
});
export type ConsentExport = z.infer<typeof consentExportShape>;

/** The evidence of a consent, for the agency that asked and the client that received the candidate. */
export const consentEvidenceShape = z.object({
  state: z.enum(consentStates),
  agencyName: z.string(),
  clientName: z.string(),
  jobTitle: z.string(),
  requestedAt: instant(),
  openedAt: instant().nullable(),
  answeredAt: instant().nullable(),
  withdrawnAt: instant().nullable(),
  ...evidenceFields,
  /** The documents of the page, with the hashes (SHA-256) of their bytes. */
  documents: z.array(z.object({ fileName: z.string(), sha256: z.string() })),
});
export type ConsentEvidence = z.infer<typeof consentEvidenceShape>;

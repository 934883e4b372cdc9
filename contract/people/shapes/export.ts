import { z } from 'zod';
import { contactDetailFields } from '#contract/candidates/shapes/contact-details.ts';
import { feeStates } from '#contract/candidates/states.ts';
import { contactDirections } from '#contract/claims/states.ts';
import { id, instant } from '#contract/common/ids.ts';

const count = z.number().int();

const contact = z.object({
  on: z.string(),
  channel: z.string(),
  /** Who got in touch; null for contacts that were entered before the form asked for the direction. */
  direction: z.enum(contactDirections).nullable(),
  summary: z.string(),
});
const requestNames = { clientName: z.string(), jobTitle: z.string() };

/** A request for the person's consent, with the evidence of the answer. */
const consentExport = z.object({
  ...requestNames,
  emailAddress: z.string(),
  state: z.string(),
  requested: instant(),
  requestedByName: z.string(),
  sent: instant(),
  reminded: instant().nullable(),
  expires: instant(),
  opened: instant().nullable(),
  answered: instant().nullable(),
  withdrawn: instant().nullable(),
  note: z.string(),
  withdrawalNote: z.string(),
  corrections: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  textVersion: count,
  /** The sentences of this version of the text. */
  text: z.array(z.string()),
  /** The hash of the page that the person answered. */
  shownHash: z.string().nullable(),
  /** The page itself, as the JSON text whose hash is `shownHash`; null if it was not stored. */
  shown: z.string().nullable(),
  /** Why the submission failed although the person agreed. */
  problem: z.string().nullable(),
  /** The details that were to be shared; null once they have been erased. */
  submission: z.record(z.string(), z.unknown()).nullable(),
  fileNames: z.array(z.string()),
});

/** A draft candidate, with the assessment, its check links, and the logged calls to the language model. */
const draftCandidateExport = z.object({
  ...requestNames,
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  created: instant(),
  updated: instant(),
  fileName: z.string().nullable(),
  assessment: z.object({
    status: z.string(),
    score: count.nullable(),
    method: z.string().nullable(),
    model: z.string().nullable(),
    problem: z.string().nullable(),
    answers: z.array(
      z.object({
        requirement: z.string(),
        isMandatory: z.boolean(),
        verdict: z.string(),
        quotation: z.string().nullable(),
      }),
    ),
  }),
  checkLinks: z.array(z.object({ issued: instant(), expires: instant(), revoked: instant().nullable() })),
  modelCalls: z.array(
    z.object({
      at: instant(),
      model: z.string(),
      version: z.string(),
      inputHash: z.string(),
      inputTokens: count.nullable(),
      outputTokens: count.nullable(),
      problem: z.string().nullable(),
    }),
  ),
});

/** An unfinished submission, as saved by the form or read from an imported CV. */
const submissionDraftExport = z.object({
  ...requestNames,
  saved: instant(),
  isImported: z.boolean(),
  fileName: z.string().nullable(),
  fields: z.record(z.string(), z.unknown()),
});

const disputeExport = z.object({
  ...requestNames,
  firstName: z.string(),
  lastName: z.string(),
  state: z.string(),
  opened: instant(),
  openedByName: z.string(),
  ended: instant().nullable(),
  statement: z.string(),
  contacts: z.array(contact),
  reasons: z.string(),
});

const salaryRevisionExport = z.object({
  state: z.string(),
  baseSalary: z.string(),
  totalCompensation: z.string().nullable(),
  agencyFee: z.string(),
  baseSalaryBefore: z.string(),
  totalCompensationBefore: z.string().nullable(),
  agencyFeeBefore: z.string(),
  reason: z.string().nullable(),
  proposed: instant(),
  proposedByName: z.string(),
  decided: instant().nullable(),
  decidedByName: z.string().nullable(),
  decisionReason: z.string().nullable(),
});

/** Everything that the agency stores about a person. */
export const personExportShape = z.object({
  exported: instant(),
  personId: id(),
  submissions: z.array(
    z.object({
      candidateNumber: count,
      ...contactDetailFields,
      clientName: z.string(),
      jobTitle: z.string(),
      engagementNumber: count,
      status: z.string(),
      submitted: instant(),
      submittedByName: z.string(),
      currency: z.string(),
      baseSalary: z.string(),
      totalCompensation: z.string().nullable(),
      agencyFee: z.string(),
      /** Set if the fee of a hire is on hold in a dispute or was assigned to another agency. */
      feeState: z.enum(feeStates).nullable(),
      commentToEmployer: z.string(),
      reason: z.string().nullable(),
      consentConfirmed: instant().nullable(),
      steps: z.array(
        z.object({ status: z.string(), at: instant(), byName: z.string(), reason: z.string().nullable() }),
      ),
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      documents: z.array(
        z.object({
          kind: z.enum(['cv', 'other']),
          fileName: z.string(),
          sizeBytes: count,
          created: instant(),
          /** When the document was replaced or removed. It stays in the earlier versions. */
          removed: instant().nullable(),
        }),
      ),
      /** The changes after the submission, oldest first. */
      versions: z.array(
        z.object({
          number: count,
          at: instant(),
          byName: z.string(),
          changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
        }),
      ),
      comments: z.array(
        z.object({
          text: z.string(),
          authorName: z.string(),
          created: instant(),
          /** The texts before each edit. */
          earlierTexts: z.array(z.string()),
          fileNames: z.array(z.string()),
        }),
      ),
      salaryRevisions: z.array(salaryRevisionExport),
      /**
       * The claims and disputes about who represents the person, with the statements that the agency is allowed to
       * read.
       */
      ownership: z.array(
        z.object({
          kind: z.enum(['claim', 'dispute']),
          opened: instant(),
          ended: instant().nullable(),
          outcome: z.string(),
          statements: z.array(z.string()),
          contacts: z.array(contact),
          reasons: z.string(),
        }),
      ),
    }),
  ),
  consents: z.array(consentExport),
  draftCandidates: z.array(draftCandidateExport),
  submissionDrafts: z.array(submissionDraftExport),
  /** The disputes that the agency itself opened about who represents the person. */
  disputes: z.array(disputeExport),
  merges: z.array(z.object({ merged: instant(), mergedByName: z.string(), undone: instant().nullable() })),
  retention: z.object({
    created: instant(),
    lastSubmitted: instant(),
    noticed: instant().nullable(),
    renewed: instant().nullable(),
    refused: instant().nullable(),
  }),
  renewals: z.array(
    z.object({
      asked: instant(),
      askedByName: z.string(),
      answered: instant().nullable(),
      keeps: z.boolean().nullable(),
    }),
  ),
  notes: z.array(z.object({ text: z.string(), authorName: z.string(), created: instant() })),
});
export type PersonExport = z.infer<typeof personExportShape>;

import { z } from 'zod';
import { cvFields } from '#contract/candidates/shapes/draft-fields.ts';
import { submissionInputShape } from '#contract/candidates/shapes/submission-input.ts';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { multilineTextSchema } from '#contract/common/text.ts';
import { consentRefusals } from './refusals.ts';
import { consentEvidenceShape, consentExportShape, consentPageShape, consentRequestShape } from './shapes.ts';
import { consentStates } from './states.ts';

const submitAccess = { agency: 'Fulfillment Stage=Submit Candidate' } as const;
const viewAccess = { agency: 'Fulfillment Stage=View Details' } as const;
const request = z.object({ consentRequestId: id() });
const note = multilineTextSchema('Message', 1000).default('');
/** The token of an emailed link. A malformed token is treated like an unknown one. */
const link = z.object({ token: z.string().min(1).max(200) });
const code = z.string().trim().min(1, inputError('Enter the code from the email.')).max(20);

const submissionRefusals = [
  consentRefusals['submission-closed'],
  consentRefusals['candidate-in-request'],
  consentRefusals['candidate-not-available'],
  consentRefusals['too-many-checks'],
] as const;

export const requestConsent = operation({
  name: 'consents.request',
  summary:
    'Asks a candidate by email for their consent to a submission. The submission waits, and is made as soon as the candidate agrees.',
  effect: 'write',
  access: submitAccess,
  input: submissionInputShape.extend({
    /** The imported draft that becomes this submission. */
    draftId: id().optional(),
    /** The fields read from the CV that the user has confirmed with this request. */
    confirmedFields: z.array(z.enum(cvFields)).max(cvFields.length).default([]),
    /** The draft candidate to submit once the candidate agrees. */
    draftCandidateId: id().optional(),
  }),
  output: consentRequestShape,
  refusals: [
    ...submissionRefusals,
    consentRefusals['draft-submitted'],
    consentRefusals['other-request'],
    consentRefusals['draft-removed'],
    consentRefusals['unconfirmed-fields'],
    consentRefusals['consent-not-required'],
    consentRefusals['already-asked'],
    consentRefusals['asked-recently'],
    consentRefusals['refused-recently'],
  ],
});

export const listConsents = operation({
  name: 'consents.list',
  summary: "Lists the agency's requests for the consent of candidates, latest first.",
  effect: 'read',
  access: viewAccess,
  input: z.object({
    engagementId: id().optional(),
    states: z.array(z.enum(consentStates)).max(consentStates.length).default([]),
    /** Selects the requests that led to a submission, or those that didn't. */
    isSubmitted: z.boolean().optional(),
    ...pageInput,
  }),
  output: z.object({ records: z.array(consentRequestShape), ...pageOutput }),
});

export const readConsentEvidence = operation({
  name: 'consents.evidence',
  summary:
    'Returns the evidence of a consent: the time of the answer, the version of the text, and the page that the candidate answered, with its hash',
  effect: 'read',
  access: viewAccess,
  input: request,
  output: consentEvidenceShape,
});

export const readCandidateEvidence = operation({
  name: 'consents.candidateEvidence',
  summary:
    "Returns the evidence of a submitted candidate's consent to both sides. The client doesn't receive the page itself, which may have details that the candidate corrected.",
  effect: 'read',
  access: { ...viewAccess, client: 'any' },
  input: z.object({ candidateId: id() }),
  output: consentEvidenceShape,
});

export const resendConsent = operation({
  name: 'consents.resend',
  summary: 'Sends the email with the link to the candidate again.',
  effect: 'write',
  access: submitAccess,
  input: request,
  output: consentRequestShape,
  refusals: [consentRefusals['not-possible']],
});

export const cancelConsent = operation({
  name: 'consents.cancel',
  summary: 'Withdraws the request: the link stops working, and nothing is submitted.',
  effect: 'write',
  access: submitAccess,
  input: request,
  output: consentRequestShape,
  refusals: [consentRefusals['not-possible']],
});

export const submitConsentedCandidate = operation({
  name: 'consents.submit',
  summary: 'Submits a candidate who has agreed and whose submission failed at first.',
  effect: 'write',
  access: submitAccess,
  input: request,
  output: consentRequestShape,
  refusals: [...submissionRefusals, consentRefusals['not-possible']],
});

export const readConsentPage = operation({
  name: 'consents.page',
  summary: 'Returns the consent page behind an emailed link. The first opening is recorded.',
  effect: 'read',
  leavesTrace: true,
  access: 'public',
  input: link,
  output: consentPageShape,
  refusals: [consentRefusals['link-unknown']],
});

export const downloadConsentCv = operation({
  name: 'consents.cv',
  summary: 'Downloads the CV that is shared under a consent.',
  effect: 'read',
  access: 'public',
  input: link,
  output: z.unknown(),
  download: true,
  refusals: [consentRefusals['link-unknown']],
});

export const downloadSharedDocument = operation({
  name: 'consents.document',
  summary: 'Downloads a document that is shared under a consent, given the hash shown on the page.',
  effect: 'read',
  access: 'public',
  input: link.extend({ sha256: z.string().max(64) }),
  output: z.unknown(),
  download: true,
  refusals: [consentRefusals['link-unknown']],
});

export const downloadHeldDocument = operation({
  name: 'consents.heldDocument',
  summary:
    'Downloads a document that the agency holds under the candidate’s email address, with the key from their export.',
  effect: 'read',
  access: 'public',
  input: link.extend({ documentId: id(), key: z.string().max(100) }),
  output: z.unknown(),
  download: true,
  refusals: [consentRefusals['link-unknown'], consentRefusals['download-expired']],
});

export const answerConsent = operation({
  name: 'consents.answer',
  summary: 'Records that the candidate agrees or refuses, with any corrections to their own details.',
  effect: 'write',
  access: 'public',
  input: link.extend({
    agrees: z.boolean(),
    /** The hash of the page that the candidate has read. */
    shownHash: z.string().max(64),
    note,
    corrections: submissionInputShape
      .pick({ firstName: true, lastName: true, contactNumber: true, linkedIn: true, location: true })
      .partial()
      .default({}),
  }),
  output: consentPageShape,
  refusals: [consentRefusals['link-unknown'], consentRefusals['not-answerable'], consentRefusals['page-changed']],
});

export const withdrawConsent = operation({
  name: 'consents.withdraw',
  summary: 'The candidate withdraws their consent. An open candidacy is withdrawn; a hire stays.',
  effect: 'write',
  access: 'public',
  input: link.extend({ note }),
  output: consentPageShape,
  refusals: [consentRefusals['link-unknown'], consentRefusals['nothing-to-withdraw']],
});

export const requestConsentCode = operation({
  name: 'consents.sendCode',
  summary: 'Emails the candidate a code for downloading or deleting the data held about them.',
  effect: 'write',
  access: 'public',
  input: link,
  output: z.object({ minutes: z.number().int() }),
  refusals: [consentRefusals['link-unknown']],
});

export const exportHeldData = operation({
  name: 'consents.export',
  summary:
    'Returns everything that the agency holds under the candidate’s email address and that they may see, with a code from an email.',
  effect: 'write',
  keyless: true,
  access: 'public',
  input: link.extend({ code }),
  output: consentExportShape,
  refusals: [consentRefusals['link-unknown'], consentRefusals['code-wrong']],
});

export const eraseHeldData = operation({
  name: 'consents.erase',
  summary:
    'Deletes everything that the agency holds under the candidate’s email address, with a code from an email. Open candidacies are withdrawn.',
  effect: 'write',
  access: 'public',
  input: link.extend({ code }),
  output: z.object({}),
  refusals: [
    consentRefusals['link-unknown'],
    consentRefusals['code-wrong'],
    consentRefusals['guarantee-running'],
    consentRefusals['on-hold'],
    consentRefusals['in-dispute'],
  ],
});

export const consentOperations: readonly Operation[] = [
  requestConsent,
  listConsents,
  readConsentEvidence,
  readCandidateEvidence,
  resendConsent,
  cancelConsent,
  submitConsentedCandidate,
  readConsentPage,
  downloadConsentCv,
  downloadSharedDocument,
  downloadHeldDocument,
  answerConsent,
  withdrawConsent,
  requestConsentCode,
  exportHeldData,
  eraseHeldData,
];

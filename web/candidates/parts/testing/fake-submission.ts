import { listViewsEndpoint } from '#contract/board/endpoints.ts';
import type { saveDraft } from '#contract/candidates/operations/submission.ts';
import {
  discardDraftEndpoint,
  listEngagementCandidatesEndpoint,
  listImportsEndpoint,
  readSubmissionEndpoint,
  resubmitStateEndpoint,
  saveDraftEndpoint,
} from '#contract/candidates/endpoints.ts';
import type { Submission, SubmissionDraft } from '#contract/candidates/shapes.ts';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import type { CandidateDocument, UploadedDocument } from '#contract/candidates/shapes/document.ts';
import { submissionDraftFieldsShape, type SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { listDraftCandidatesEndpoint } from '#contract/draft-candidates/endpoints.ts';
import { feeType } from '#contract/engagements/states.ts';
import { readCvAddressEndpoint } from '#contract/inbound-mail/endpoints.ts';
import { listImportedPeopleEndpoint } from '#contract/people/endpoints.ts';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import { answer, refuse, type Answer } from '#web/ui/testing/answer.ts';

const engagementId = '01900000-0000-7000-8000-00000000e001';
const talentRequestId = '01900000-0000-7000-8000-00000000f001';

/** The page of the submission form. */
export const submissionPath = `/engagement/${engagementId}/submit/${talentRequestId}`;

const cv: CandidateDocument = {
  documentId: '01900000-0000-7000-8000-00000000d001',
  kind: 'cv',
  fileName: 'CV.docx',
  extension: 'docx',
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  sizeBytes: 20_000,
  created: '2026-11-20T02:00:00.000Z',
  unreadable: null,
};

/** The response to the upload of a CV that is a scan. */
export const sampleScan: UploadedDocument = {
  ...cv,
  documentId: '01900000-0000-7000-8000-00000000d002',
  fileName: 'Scan.pdf',
  extension: 'pdf',
  mediaType: 'application/pdf',
  cvDetails: null,
  scanNote: 'This looks like a scan without text, so nothing could be read from it. You can still use it.',
};

/** A draft with a CV and these fields. */
export const sampleDraft = (fields: Partial<SubmissionDraftFields>): SubmissionDraft => ({
  savedAt: '2026-11-20T02:00:00.000Z',
  fields: submissionDraftFieldsShape.parse({ currentCountryId: 13, ...fields }),
  file: cv,
  otherDocuments: [],
});

const sampleSubmission = (draft: SubmissionDraft | null): Submission => ({
  talentRequestId,
  talentRequestNumber: 31,
  jobTitle: 'Theatre Nurse',
  noOfRoles: 3,
  noOfRolesFilled: 0,
  talentRequestStatusId: 2,
  talentRequestStatus: 'In Market',
  feeTypeId: feeType.percentBase,
  feePercent: '13.75',
  feeAmount: null,
  engagementId,
  engagementNumber: 412,
  engagementTitle: 'Perioperative nursing, permanent team',
  auctionType: 'successfee',
  clientId: '01900000-0000-7000-8000-00000000c001',
  clientName: 'Northwind Health',
  countryId: 13,
  currencyIso: 'AUD',
  currencyDigits: 2,
  baseSalaryFrom: '90000.00',
  baseSalaryTo: '120000.00',
  requiresConsent: true,
  requiresCandidateConsent: false,
  questions: [
    { questionId: 'q-1', text: 'Are you registered?', kind: 'yes_no', options: [], isMandatory: true },
    {
      questionId: 'q-2',
      text: 'How many years have you worked in theatres?',
      kind: 'number',
      options: [],
      isMandatory: false,
    },
  ],
  draft,
  can: { submit: { allowed: true } },
});

const person = (
  draftId: string,
  fields: Partial<SubmissionDraftFields>,
  more: Partial<ImportedCv> = {},
): ImportedCv => ({
  draftId,
  savedAt: '2026-11-20T02:00:00.000Z',
  file: { ...cv, documentId: draftId, fileName: `${fields.firstName ?? 'Scan'}.docx` },
  fields: submissionDraftFieldsShape.parse({ currentCountryId: 13, ...fields }),
  unreadWords: null,
  ...more,
});

/** The imported CVs of a talent request: one without a salary, one that is ready, and one that couldn't be read. */
const sampleImports = (): ImportedCv[] => [
  person('01900000-0000-7000-8000-00000000d101', {
    firstName: 'Marguerite',
    lastName: 'Osei',
    emailAddress: 'marguerite.osei@inbox.example',
    unconfirmedFields: ['lastName'],
  }),
  person('01900000-0000-7000-8000-00000000d102', {
    firstName: 'Dane',
    lastName: 'Whitcombe',
    emailAddress: 'dane.whitcombe@inbox.example',
    baseSalary: '95000',
  }),
  person('01900000-0000-7000-8000-00000000d103', {}, { unreadWords: 'This CV is a picture without text.' }),
];

/** The responses of the list of imported CVs. Its talent request asks no questions. */
export const fakeImportResponses = (): Answer[] => {
  let imports = sampleImports();
  const { draft: _none, ...request } = sampleSubmission(null);
  return [
    answer(listImportsEndpoint, () => ({ ...request, questions: [], imports })),
    answer(listImportedPeopleEndpoint, { records: [] }),
    answer(readCvAddressEndpoint, { isOn: false, address: null }),
    answer(saveDraftEndpoint, ({ body }) => {
      const { draftId, fields } = body as unknown as InputOf<typeof saveDraft>;
      const savedAt = '2026-11-21T03:00:00.000Z';
      imports = imports.map((one) => (one.draftId === draftId ? { ...one, fields, savedAt } : one));
      return { savedAt };
    }),
    answer(discardDraftEndpoint, ({ query, body }) => {
      const draftId = query.get('draftId') ?? body['draftId'];
      imports = imports.filter((one) => one.draftId !== draftId);
      return {};
    }),
    answer(resubmitStateEndpoint, { isAllowed: true, isDuplicate: false, message: '' }),
    answer(lookupEndpointByName.countries, [{ id: 13, value: 'Australia', code: 'AU', regionId: 1 }]),
  ];
};

/** The draft that the fake server has stored. Tests read it, and change it as another tab would. */
export interface StoredDraft {
  draft: SubmissionDraft | null;
}

/**
 * The responses of a talent request that accepts candidates. The draft is stored, unless another tab has changed it
 * since the version that the page names.
 */
export const fakeSubmissionResponses = (stored: StoredDraft): Answer[] => {
  let saves = 0;
  return [
    answer(readSubmissionEndpoint, () => sampleSubmission(stored.draft)),
    answer(saveDraftEndpoint, ({ body }) => {
      const { knownSavedAt, fields, documentId } = body as unknown as InputOf<typeof saveDraft>;
      if (knownSavedAt !== undefined && knownSavedAt !== (stored.draft?.savedAt ?? null))
        return refuse(409, 'draft-changed', 'This draft was changed in another tab.');
      saves += 1;
      const savedAt = new Date(Date.UTC(2026, 10, 21, 3, 0, saves)).toISOString();
      stored.draft = { savedAt, fields, file: documentId === null ? null : cv, otherDocuments: [] };
      return { savedAt };
    }),
    answer(discardDraftEndpoint, () => {
      stored.draft = null;
      return {};
    }),
    answer(resubmitStateEndpoint, { isAllowed: true, isDuplicate: false, message: '' }),
    answer(listDraftCandidatesEndpoint, []),
    answer(listViewsEndpoint, []),
    answer(lookupEndpointByName.countries, [{ id: 13, value: 'Australia', code: 'AU', regionId: 1 }]),
    answer(listEngagementCandidatesEndpoint, refuse(404, 'not-found', 'This engagement does not exist.')),
  ];
};

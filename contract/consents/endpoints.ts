import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  answerConsent,
  cancelConsent,
  downloadConsentCv,
  downloadHeldDocument,
  downloadSharedDocument,
  eraseHeldData,
  exportHeldData,
  listConsents,
  readCandidateEvidence,
  readConsentEvidence,
  readConsentPage,
  requestConsent,
  resendConsent,
  requestConsentCode,
  submitConsentedCandidate,
  withdrawConsent,
} from './operations.ts';

const requests = '/api/v1/consents';
const one = `${requests}/{consentRequestId}` as const;
const page = '/api/v1/consent/{token}';

export const requestConsentEndpoint = endpoint<typeof requestConsent>('consents.request', 'POST', requests);
export const listConsentsEndpoint = endpoint<typeof listConsents>('consents.list', 'GET', requests);
export const readConsentEvidenceEndpoint = endpoint<typeof readConsentEvidence>(
  'consents.evidence',
  'GET',
  `${one}/evidence`,
);
export const readCandidateEvidenceEndpoint = endpoint<typeof readCandidateEvidence>(
  'consents.candidateEvidence',
  'GET',
  '/api/v1/candidates/{candidateId}/consent',
);
export const resendConsentEndpoint = endpoint<typeof resendConsent>('consents.resend', 'POST', `${one}/email`);
export const cancelConsentEndpoint = endpoint<typeof cancelConsent>('consents.cancel', 'DELETE', one);
export const submitConsentedCandidateEndpoint = endpoint<typeof submitConsentedCandidate>(
  'consents.submit',
  'POST',
  `${one}/submission`,
);
export const readConsentPageEndpoint = endpoint<typeof readConsentPage>('consents.page', 'GET', page);
export const downloadConsentCvEndpoint = endpoint<typeof downloadConsentCv>('consents.cv', 'GET', `${page}/cv`);
export const downloadSharedDocumentEndpoint = endpoint<typeof downloadSharedDocument>(
  'consents.document',
  'GET',
  `${page}/documents/{sha256}`,
);
export const downloadHeldDocumentEndpoint = endpoint<typeof downloadHeldDocument>(
  'consents.heldDocument',
  'GET',
  `${page}/held/{documentId}`,
);
export const answerConsentEndpoint = endpoint<typeof answerConsent>('consents.answer', 'POST', `${page}/answer`);
export const withdrawConsentEndpoint = endpoint<typeof withdrawConsent>(
  'consents.withdraw',
  'POST',
  `${page}/withdrawal`,
);
export const requestConsentCodeEndpoint = endpoint<typeof requestConsentCode>(
  'consents.sendCode',
  'POST',
  `${page}/code`,
);
export const exportHeldDataEndpoint = endpoint<typeof exportHeldData>('consents.export', 'POST', `${page}/export`);
export const eraseHeldDataEndpoint = endpoint<typeof eraseHeldData>('consents.erase', 'POST', `${page}/erasure`);

export const consentEndpoints: readonly Endpoint[] = [
  requestConsentEndpoint,
  listConsentsEndpoint,
  readConsentEvidenceEndpoint,
  readCandidateEvidenceEndpoint,
  resendConsentEndpoint,
  cancelConsentEndpoint,
  submitConsentedCandidateEndpoint,
  readConsentPageEndpoint,
  downloadConsentCvEndpoint,
  downloadSharedDocumentEndpoint,
  downloadHeldDocumentEndpoint,
  answerConsentEndpoint,
  withdrawConsentEndpoint,
  requestConsentCodeEndpoint,
  exportHeldDataEndpoint,
  eraseHeldDataEndpoint,
];

import * as operations from '#contract/consents/operations.ts';
import { bindOperation, bindPublicOperation, type Route } from '#server/platform/http/handler.ts';
import { answerConsent, openConsentPage, withdrawConsent } from './commands/answer-consent.ts';
import { cancelConsentRequest, resendConsentRequest } from './commands/change-request.ts';
import { eraseHeldData, exportHeldData, requestConsentCode } from './commands/own-data.ts';
import { requestConsent } from './commands/request-consent.ts';
import { submitConsentedCandidate } from './commands/submit-consented-candidate.ts';
import { downloadConsentCv } from './queries/consent-page.ts';
import { downloadHeldDocument, downloadSharedDocument } from './queries/held-documents.ts';
import { readCandidateEvidence, readConsentEvidence } from './queries/evidence.ts';
import { listConsentRequests } from './queries/own-requests.ts';

const byLink = 'a candidate acts by the link of an email';

export const consentRoutes: readonly Route[] = [
  bindOperation(operations.requestConsent, requestConsent),
  bindOperation(operations.listConsents, listConsentRequests),
  bindOperation(operations.readConsentEvidence, readConsentEvidence),
  bindOperation(operations.readCandidateEvidence, readCandidateEvidence),
  bindOperation(operations.resendConsent, resendConsentRequest),
  bindOperation(operations.cancelConsent, cancelConsentRequest),
  bindOperation(operations.submitConsentedCandidate, submitConsentedCandidate),
  bindPublicOperation(operations.readConsentPage, byLink, openConsentPage),
  bindPublicOperation(operations.downloadConsentCv, byLink, downloadConsentCv),
  bindPublicOperation(operations.downloadSharedDocument, byLink, downloadSharedDocument),
  bindPublicOperation(operations.downloadHeldDocument, byLink, downloadHeldDocument),
  bindPublicOperation(operations.answerConsent, byLink, answerConsent),
  bindPublicOperation(operations.withdrawConsent, byLink, withdrawConsent),
  bindPublicOperation(operations.requestConsentCode, byLink, requestConsentCode),
  bindPublicOperation(operations.exportHeldData, byLink, exportHeldData),
  bindPublicOperation(operations.eraseHeldData, byLink, eraseHeldData),
];

import * as operations from '#contract/consents/operations.ts';
import { answer, answerAsSystem, type Route } from '#server/platform/http/handler.ts';
import { answerConsent, openConsentPage, withdrawConsent } from './commands/answer-consent.ts';
import { cancelConsentRequest, resendConsentRequest } from './commands/change-request.ts';
import { eraseConsent, exportConsent, sendConsentCode } from './commands/own-data.ts';
import { requestConsent } from './commands/request-consent.ts';
import { submitConsented } from './commands/submit-consented.ts';
import { downloadConsentCv } from './queries/consent-page.ts';
import { readCandidateEvidence, readConsentEvidence } from './queries/evidence.ts';
import { listConsentRequests } from './queries/own-requests.ts';

const byLink = 'a candidate acts by the link of an email';

export const consentRoutes: readonly Route[] = [
  answer(operations.requestConsent, requestConsent),
  answer(operations.listConsents, listConsentRequests),
  answer(operations.readConsentEvidence, readConsentEvidence),
  answer(operations.readCandidateEvidence, readCandidateEvidence),
  answer(operations.resendConsent, resendConsentRequest),
  answer(operations.cancelConsent, cancelConsentRequest),
  answer(operations.submitConsented, submitConsented),
  answerAsSystem(operations.readConsentPage, byLink, openConsentPage),
  answerAsSystem(operations.downloadConsentCv, byLink, downloadConsentCv),
  answerAsSystem(operations.answerConsent, byLink, answerConsent),
  answerAsSystem(operations.withdrawConsent, byLink, withdrawConsent),
  answerAsSystem(operations.sendConsentCode, byLink, sendConsentCode),
  answerAsSystem(operations.exportConsent, byLink, exportConsent),
  answerAsSystem(operations.eraseConsent, byLink, eraseConsent),
];

import * as operations from '#contract/draft-candidates/operations.ts';
import { answer, answerAsSystem, type Route } from '#server/platform/http/handler.ts';
import { changeAiAccess } from './commands/change-ai-access.ts';
import { issueCheckLink, revokeCheckLink } from './commands/change-check-link.ts';
import { retryAssessment } from './commands/request-assessment.ts';
import { discardDraftCandidate, saveDraftCandidate } from './commands/save-draft-candidate.ts';
import { submitDraftCandidate } from './commands/submit-draft-candidate.ts';
import { listAgencyAccess, listModelCalls } from './queries/model-calls.ts';
import { readAiAccess } from './queries/read-ai-access.ts';
import { downloadCheckedCv, readCandidateCheck } from './queries/read-candidate-check.ts';
import { listDraftCandidates, viewDraftCandidate } from './queries/read-draft-candidates.ts';

const byLink = 'read a draft candidate by a signed link';

export const draftCandidateRoutes: readonly Route[] = [
  answer(operations.saveDraftCandidate, saveDraftCandidate),
  answer(operations.listDraftCandidates, listDraftCandidates),
  answer(operations.viewDraftCandidate, viewDraftCandidate),
  answer(operations.retryAssessment, retryAssessment),
  answer(operations.submitDraftCandidate, submitDraftCandidate),
  answer(operations.discardDraftCandidate, discardDraftCandidate),
  answer(operations.issueCheckLink, issueCheckLink),
  answer(operations.revokeCheckLink, revokeCheckLink),
  answerAsSystem(operations.readCandidateCheck, byLink, readCandidateCheck),
  answerAsSystem(operations.downloadCheckedCv, byLink, downloadCheckedCv),
  answer(operations.readAiAccess, readAiAccess),
  answer(operations.changeAiAccess, changeAiAccess),
  answer(operations.listAgencyAccess, listAgencyAccess),
  answer(operations.listModelCalls, listModelCalls),
];

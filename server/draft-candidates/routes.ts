import * as operations from '#contract/draft-candidates/operations.ts';
import { bindOperation, bindPublicOperation, type Route } from '#server/platform/http/handler.ts';
import { changeAiAccess } from './commands/change-ai-access.ts';
import { issueCheckLink, revokeCheckLink } from './commands/change-check-link.ts';
import { retryAssessment } from './commands/request-assessment.ts';
import { discardDraftCandidate, saveDraftCandidate } from './commands/save-draft-candidate.ts';
import { submitDraftCandidate } from './commands/submit-draft-candidate.ts';
import { listAgencyAiAccess, listModelCalls } from './queries/model-calls.ts';
import { readAiAccess } from './queries/read-ai-access.ts';
import { downloadCheckedCv, readCandidateCheck } from './queries/read-candidate-check.ts';
import { listDraftCandidates, viewDraftCandidate } from './queries/read-draft-candidates.ts';

const byLink = 'read a draft candidate by a signed link';

export const draftCandidateRoutes: readonly Route[] = [
  bindOperation(operations.saveDraftCandidate, saveDraftCandidate),
  bindOperation(operations.listDraftCandidates, listDraftCandidates),
  bindOperation(operations.viewDraftCandidate, viewDraftCandidate),
  bindOperation(operations.retryAssessment, retryAssessment),
  bindOperation(operations.submitDraftCandidate, submitDraftCandidate),
  bindOperation(operations.discardDraftCandidate, discardDraftCandidate),
  bindOperation(operations.issueCheckLink, issueCheckLink),
  bindOperation(operations.revokeCheckLink, revokeCheckLink),
  bindPublicOperation(operations.readCandidateCheck, byLink, readCandidateCheck),
  bindPublicOperation(operations.downloadCheckedCv, byLink, downloadCheckedCv),
  bindOperation(operations.readAiAccess, readAiAccess),
  bindOperation(operations.changeAiAccess, changeAiAccess),
  bindOperation(operations.listAgencyAiAccess, listAgencyAiAccess),
  bindOperation(operations.listModelCalls, listModelCalls),
];

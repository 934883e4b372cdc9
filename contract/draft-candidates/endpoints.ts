import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  changeAiAccess,
  discardDraftCandidate,
  downloadCheckedCv,
  issueCheckLink,
  listAgencyAiAccess,
  listDraftCandidates,
  listModelCalls,
  readAiAccess,
  readCandidateCheck,
  retryAssessment,
  revokeCheckLink,
  saveDraftCandidate,
  submitDraftCandidate,
  viewDraftCandidate,
} from './operations.ts';

const draft = '/api/v1/engagement/draft-candidate';
const drafts = '/api/v1/engagement/draft-candidates';
const check = '/api/v1/candidate-check/{token}';

export const saveDraftCandidateEndpoint = endpoint<typeof saveDraftCandidate>('draft-candidates.save', 'POST', draft);
export const listDraftCandidatesEndpoint = endpoint<typeof listDraftCandidates>('draft-candidates.list', 'GET', drafts);
export const viewDraftCandidateEndpoint = endpoint<typeof viewDraftCandidate>(
  'draft-candidates.view',
  'GET',
  `${drafts}/{draftCandidateId}`,
);
export const retryAssessmentEndpoint = endpoint<typeof retryAssessment>(
  'draft-candidates.retry',
  'PATCH',
  `${draft}/retry`,
);
export const submitDraftCandidateEndpoint = endpoint<typeof submitDraftCandidate>(
  'draft-candidates.submit',
  'POST',
  `${draft}/submission`,
);
export const discardDraftCandidateEndpoint = endpoint<typeof discardDraftCandidate>(
  'draft-candidates.discard',
  'DELETE',
  draft,
);
export const issueCheckLinkEndpoint = endpoint<typeof issueCheckLink>(
  'draft-candidates.issueCheckLink',
  'POST',
  `${draft}/check-link`,
);
export const revokeCheckLinkEndpoint = endpoint<typeof revokeCheckLink>(
  'draft-candidates.revokeCheckLink',
  'DELETE',
  `${draft}/check-link`,
);
export const readCandidateCheckEndpoint = endpoint<typeof readCandidateCheck>('draft-candidates.check', 'GET', check);
export const downloadCheckedCvEndpoint = endpoint<typeof downloadCheckedCv>(
  'draft-candidates.checkedCv',
  'GET',
  `${check}/cv`,
);
export const readAiAccessEndpoint = endpoint<typeof readAiAccess>(
  'draft-candidates.aiAccess',
  'GET',
  '/api/v1/agency/aiAccess',
);
export const changeAiAccessEndpoint = endpoint<typeof changeAiAccess>(
  'draft-candidates.changeAiAccess',
  'PATCH',
  '/api/v1/agency/aiAccess',
);

export const listAgencyAiAccessEndpoint = endpoint<typeof listAgencyAiAccess>(
  'draft-candidates.agencyAccess',
  'GET',
  '/api/v1/provider/aiAccess',
);
export const listModelCallsEndpoint = endpoint<typeof listModelCalls>(
  'draft-candidates.modelCalls',
  'GET',
  '/api/v1/provider/modelCalls',
);

export const draftCandidateEndpoints: readonly Endpoint[] = [
  saveDraftCandidateEndpoint,
  listDraftCandidatesEndpoint,
  viewDraftCandidateEndpoint,
  retryAssessmentEndpoint,
  submitDraftCandidateEndpoint,
  discardDraftCandidateEndpoint,
  issueCheckLinkEndpoint,
  revokeCheckLinkEndpoint,
  readCandidateCheckEndpoint,
  downloadCheckedCvEndpoint,
  readAiAccessEndpoint,
  changeAiAccessEndpoint,
  listAgencyAiAccessEndpoint,
  listModelCallsEndpoint,
];

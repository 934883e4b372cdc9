import { callerIdentityFields, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import { centreEndpoints } from './endpoints/centre.ts';
import { candidateCountEndpoints } from './endpoints/counts.ts';
import { forAuction, forSuccessFee } from './endpoints/kinds.ts';
import { salaryEndpoints } from './endpoints/salary.ts';
import { candidateViewerEndpoints } from './endpoints/viewer.ts';
import type { acknowledgeEdits } from './operations/acknowledgement.ts';
import type {
  editCandidate,
  withdrawCandidate,
  undoWithdrawal,
  listEngagementCandidates,
  viewCandidate,
  agencyEarnings,
  approvedCandidates,
} from './operations/agency.ts';
import type { importCv, listImports } from './operations/import.ts';
import type { uploadDocument, deleteDocument, downloadDocument, readDocumentText } from './operations/documents.ts';
import type {
  listReceivedCandidates,
  openCandidate,
  moveCandidate,
  undoMove,
  rejectCandidate,
  unrejectCandidate,
} from './operations/employer.ts';
import type { listUsersByOwnershipChecks } from './operations/ownership.ts';
import type { updateSupplier } from './operations/supplier.ts';
import type {
  submitCandidate,
  resubmitState,
  readSubmission,
  listDrafts,
  saveDraft,
  discardDraft,
} from './operations/submission.ts';

const repeatsWho = callerIdentityFields('body');

export const submitCandidateEndpoint = endpoint<typeof submitCandidate>(
  'candidates.submit',
  'POST',
  '/api/v1/engagement/candidate',
  { claims: repeatsWho },
);
const submitForSuccessFeeAt = endpoint<typeof submitCandidate>(
  'candidates.submit',
  'POST',
  '/api/fulfillment/candidate/successfee',
  { ...forSuccessFee, claims: repeatsWho },
);
const submitForAuctionAt = endpoint<typeof submitCandidate>(
  'candidates.submit',
  'POST',
  '/api/fulfillment/candidate/competitive',
  { ...forAuction, claims: repeatsWho },
);
const submitInCentreAt = endpoint<typeof submitCandidate>(
  'candidates.submit',
  'POST',
  '/api/v1.0.0/candidatecenter/candidate',
  { claims: repeatsWho },
);
/** The person's data is sent in the body, so that it doesn't appear in URLs or in logs. */
export const resubmitStateEndpoint = endpoint<typeof resubmitState>(
  'candidates.resubmitState',
  'POST',
  '/api/v1/engagement/candidate/resubmitState',
);
const resubmitStateByQueryAt = endpoint<typeof resubmitState>(
  'candidates.resubmitState',
  'GET',
  '/api/v1/engagement/candidate/resubmitState',
);
export const readSubmissionEndpoint = endpoint<typeof readSubmission>(
  'candidates.submission',
  'GET',
  '/api/v1/engagement/candidate/submission/{talentRequestId}',
);
export const listDraftsEndpoint = endpoint<typeof listDrafts>(
  'candidates.drafts',
  'GET',
  '/api/v1/engagements/{engagementId}/submissionDrafts',
);
export const saveDraftEndpoint = endpoint<typeof saveDraft>(
  'candidates.saveDraft',
  'PUT',
  '/api/v1/engagement/candidate/draft',
);
export const discardDraftEndpoint = endpoint<typeof discardDraft>(
  'candidates.discardDraft',
  'DELETE',
  '/api/v1/engagement/candidate/draft',
);
export const uploadDocumentEndpoint = endpoint<typeof uploadDocument>(
  'candidates.uploadDocument',
  'POST',
  '/api/v1/engagement/candidate/document',
  { claims: repeatsWho },
);
export const deleteDocumentEndpoint = endpoint<typeof deleteDocument>(
  'candidates.deleteDocument',
  'PATCH',
  '/api/v1/engagement/candidate/document/delete',
  { claims: repeatsWho },
);
export const downloadDocumentEndpoint = endpoint<typeof downloadDocument>(
  'candidates.downloadDocument',
  'GET',
  '/api/v1/engagement/candidate/document/{documentId}',
);
export const readDocumentTextEndpoint = endpoint<typeof readDocumentText>(
  'candidates.documentText',
  'GET',
  '/api/v1/engagement/candidate/document/{documentId}/text',
);
export const editCandidateEndpoint = endpoint<typeof editCandidate>(
  'candidates.edit',
  'PATCH',
  '/api/v1/engagement/candidate',
  { claims: repeatsWho },
);
export const withdrawCandidateEndpoint = endpoint<typeof withdrawCandidate>(
  'candidates.withdraw',
  'PATCH',
  '/api/v1/engagement/candidate/withdraw',
  { claims: repeatsWho },
);
const withdrawInFulfillmentAt = endpoint<typeof withdrawCandidate>(
  'candidates.withdraw',
  'PATCH',
  '/api/fulfillment/candidate/withdraw',
  { claims: repeatsWho },
);
export const undoWithdrawalEndpoint = endpoint<typeof undoWithdrawal>(
  'candidates.undoWithdraw',
  'PATCH',
  '/api/v1/engagement/candidate/withdraw/undo',
);
export const acknowledgeEditsEndpoint = endpoint<typeof acknowledgeEdits>(
  'candidates.acknowledge',
  'PATCH',
  '/api/v1/engagement/candidate/acknowledge',
  { claims: repeatsWho },
);
export const listEngagementCandidatesEndpoint = endpoint<typeof listEngagementCandidates>(
  'candidates.ofEngagement',
  'GET',
  '/api/v1/engagement/{engagementId}/candidates',
);
export const viewCandidateEndpoint = endpoint<typeof viewCandidate>(
  'candidates.view',
  'GET',
  '/api/v1/agency/candidate_by_id/{candidateId}',
);
const viewInSuccessFeeAt = endpoint<typeof viewCandidate>(
  'candidates.view',
  'GET',
  '/api/fulfillment/successfee/candidates/{talentRequestId}/{candidateId}',
  forSuccessFee,
);
const viewInAuctionAt = endpoint<typeof viewCandidate>(
  'candidates.view',
  'GET',
  '/api/fulfillment/competitive/candidates/{talentRequestId}/{candidateId}',
  forAuction,
);
export const agencyEarningsEndpoint = endpoint<typeof agencyEarnings>(
  'candidates.agencyEarnings',
  'GET',
  '/api/v1/engagements/{engagementId}/agencyEarnings',
);
const earningsOfSuccessFeeAt = endpoint<typeof agencyEarnings>(
  'candidates.agencyEarnings',
  'GET',
  '/api/v2.1/successfee/totals/agencyEarnings/{successFeeId}',
  forSuccessFee,
);
const approvedCandidatesAt = endpoint<typeof approvedCandidates>(
  'candidates.approvedCandidates',
  'GET',
  '/api/v2.1/successfee/totals/approvedCandidates/{successFeeId}',
  forSuccessFee,
);
export const listReceivedCandidatesEndpoint = endpoint<typeof listReceivedCandidates>(
  'candidates.received',
  'GET',
  '/api/v1/employer/candidates',
);
export const openCandidateEndpoint = endpoint<typeof openCandidate>(
  'candidates.open',
  'GET',
  '/api/v1/employer/candidate/{candidateId}',
);
export const moveCandidateEndpoint = endpoint<typeof moveCandidate>(
  'candidates.move',
  'PATCH',
  '/api/v1/employer/candidate/status',
);
export const undoMoveEndpoint = endpoint<typeof undoMove>(
  'candidates.undoMove',
  'PATCH',
  '/api/v1/employer/candidate/status/undo',
);
export const rejectCandidateEndpoint = endpoint<typeof rejectCandidate>(
  'candidates.reject',
  'PATCH',
  '/api/v1/employer/candidate/rejection',
);
export const unrejectCandidateEndpoint = endpoint<typeof unrejectCandidate>(
  'candidates.unreject',
  'PATCH',
  '/api/v1/employer/candidate/rejection/undo',
);

export const listUsersByOwnershipChecksEndpoint = endpoint<typeof listUsersByOwnershipChecks>(
  'candidates.ownershipChecks',
  'GET',
  '/api/v1/provider/ownershipCheck',
);

export const updateSupplierEndpoint = endpoint<typeof updateSupplier>(
  'candidates.updateSupplier',
  'POST',
  '/api/v1.0.0/candidatecenter/updateCandidateSupplier',
  { claims: { supplierId: { place: 'body', is: 'tenant' } } },
);
const updateSupplierNameAt = endpoint<typeof updateSupplier>(
  'candidates.updateSupplier',
  'POST',
  '/api/v1.0.0/candidatecenter/updateCandidateSupplierName',
  { claims: { supplierId: { place: 'body', is: 'tenant' } } },
);

export const importCvEndpoint = endpoint<typeof importCv>(
  'candidates.importCv',
  'POST',
  '/api/v1/engagement/candidate/imports/{talentRequestId}',
  { claims: repeatsWho },
);
export const listImportsEndpoint = endpoint<typeof listImports>(
  'candidates.imports',
  'GET',
  '/api/v1/engagement/candidate/imports/{talentRequestId}',
);

export const candidateEndpoints: readonly Endpoint[] = [
  submitCandidateEndpoint,
  submitForSuccessFeeAt,
  submitForAuctionAt,
  submitInCentreAt,
  resubmitStateEndpoint,
  resubmitStateByQueryAt,
  readSubmissionEndpoint,
  listDraftsEndpoint,
  saveDraftEndpoint,
  discardDraftEndpoint,
  importCvEndpoint,
  listImportsEndpoint,
  uploadDocumentEndpoint,
  deleteDocumentEndpoint,
  downloadDocumentEndpoint,
  readDocumentTextEndpoint,
  editCandidateEndpoint,
  withdrawCandidateEndpoint,
  withdrawInFulfillmentAt,
  undoWithdrawalEndpoint,
  acknowledgeEditsEndpoint,
  ...candidateViewerEndpoints,
  listEngagementCandidatesEndpoint,
  viewCandidateEndpoint,
  viewInSuccessFeeAt,
  viewInAuctionAt,
  agencyEarningsEndpoint,
  earningsOfSuccessFeeAt,
  approvedCandidatesAt,
  listReceivedCandidatesEndpoint,
  openCandidateEndpoint,
  moveCandidateEndpoint,
  undoMoveEndpoint,
  rejectCandidateEndpoint,
  unrejectCandidateEndpoint,
  updateSupplierEndpoint,
  updateSupplierNameAt,
  listUsersByOwnershipChecksEndpoint,
  ...centreEndpoints,
  ...candidateCountEndpoints,
  ...salaryEndpoints,
];

import { address, type Address } from '#contract/common/address.ts';
import { candidateCountAddresses } from './addresses/counts.ts';
import type {
  editCandidate,
  withdrawCandidate,
  undoWithdraw,
  candidatesOfEngagement,
  viewCandidate,
  agencyEarnings,
  approvedCandidates,
} from './operations/agency.ts';
import type { listCandidates } from './operations/list.ts';
import type { uploadDocument, deleteDocument, downloadDocument, readDocumentText } from './operations/documents.ts';
import type {
  receivedCandidates,
  openCandidate,
  moveCandidate,
  rejectCandidate,
  unrejectCandidate,
} from './operations/employer.ts';
import type { listOwnershipChecks } from './operations/ownership.ts';
import type { updateSupplier } from './operations/supplier.ts';
import type {
  submitCandidate,
  resubmitState,
  readSubmission,
  listDrafts,
  saveDraft,
  discardDraft,
} from './operations/submission.ts';

const repeatsWho = {
  supplierId: { place: 'body', is: 'tenant' },
  userId: { place: 'body', is: 'user' },
} as const;

export const submitCandidateAt = address<typeof submitCandidate>(
  'candidates.submit',
  'POST',
  '/api/v1/engagement/candidate',
  { claims: repeatsWho },
);
const submitForSuccessFeeAt = address<typeof submitCandidate>(
  'candidates.submit',
  'POST',
  '/api/fulfillment/candidate/successfee',
  { names: { engagementId: 'successFeeId' }, claims: repeatsWho },
);
const submitForAuctionAt = address<typeof submitCandidate>(
  'candidates.submit',
  'POST',
  '/api/fulfillment/candidate/competitive',
  { names: { engagementId: 'auctionId' }, claims: repeatsWho },
);
const submitInCentreAt = address<typeof submitCandidate>(
  'candidates.submit',
  'POST',
  '/api/v1.0.0/candidatecenter/candidate',
  { claims: repeatsWho },
);
/** Asked this way, what is known of the person stays out of addresses and their logs. */
export const resubmitStateAt = address<typeof resubmitState>(
  'candidates.resubmitState',
  'POST',
  '/api/v1/engagement/candidate/resubmitState',
);
const resubmitStateByQueryAt = address<typeof resubmitState>(
  'candidates.resubmitState',
  'GET',
  '/api/v1/engagement/candidate/resubmitState',
);
export const readSubmissionAt = address<typeof readSubmission>(
  'candidates.submission',
  'GET',
  '/api/v1/engagement/candidate/submission/{talentRequestId}',
);
export const listDraftsAt = address<typeof listDrafts>(
  'candidates.drafts',
  'GET',
  '/api/v1/engagements/{engagementId}/submissionDrafts',
);
export const saveDraftAt = address<typeof saveDraft>(
  'candidates.saveDraft',
  'PUT',
  '/api/v1/engagement/candidate/draft',
);
export const discardDraftAt = address<typeof discardDraft>(
  'candidates.discardDraft',
  'DELETE',
  '/api/v1/engagement/candidate/draft',
);
export const uploadDocumentAt = address<typeof uploadDocument>(
  'candidates.uploadDocument',
  'POST',
  '/api/v1/engagement/candidate/document',
  { claims: repeatsWho },
);
export const deleteDocumentAt = address<typeof deleteDocument>(
  'candidates.deleteDocument',
  'PATCH',
  '/api/v1/engagement/candidate/document/delete',
  { claims: repeatsWho },
);
export const downloadDocumentAt = address<typeof downloadDocument>(
  'candidates.downloadDocument',
  'GET',
  '/api/v1/engagement/candidate/document/{documentId}',
);
export const readDocumentTextAt = address<typeof readDocumentText>(
  'candidates.documentText',
  'GET',
  '/api/v1/engagement/candidate/document/{documentId}/text',
);
export const editCandidateAt = address<typeof editCandidate>(
  'candidates.edit',
  'PATCH',
  '/api/v1/engagement/candidate',
  { claims: repeatsWho },
);
export const withdrawCandidateAt = address<typeof withdrawCandidate>(
  'candidates.withdraw',
  'PATCH',
  '/api/v1/engagement/candidate/withdraw',
  { claims: repeatsWho },
);
const withdrawInFulfillmentAt = address<typeof withdrawCandidate>(
  'candidates.withdraw',
  'PATCH',
  '/api/fulfillment/candidate/withdraw',
  { claims: repeatsWho },
);
export const undoWithdrawAt = address<typeof undoWithdraw>(
  'candidates.undoWithdraw',
  'PATCH',
  '/api/v1/engagement/candidate/withdraw/undo',
);
export const candidatesOfEngagementAt = address<typeof candidatesOfEngagement>(
  'candidates.ofEngagement',
  'GET',
  '/api/v1/engagement/{engagementId}/candidates',
);
export const listCandidatesAt = address<typeof listCandidates>(
  'candidates.list',
  'GET',
  '/api/v1/agency/getAllCandidates',
);

export const viewCandidateAt = address<typeof viewCandidate>(
  'candidates.view',
  'GET',
  '/api/v1/agency/candidate_by_id/{candidateId}',
);
const viewInSuccessFeeAt = address<typeof viewCandidate>(
  'candidates.view',
  'GET',
  '/api/fulfillment/successfee/candidates/{talentRequestId}/{candidateId}',
);
const viewInAuctionAt = address<typeof viewCandidate>(
  'candidates.view',
  'GET',
  '/api/fulfillment/competitive/candidates/{talentRequestId}/{candidateId}',
);
export const agencyEarningsAt = address<typeof agencyEarnings>(
  'candidates.agencyEarnings',
  'GET',
  '/api/v1/engagements/{engagementId}/agencyEarnings',
);
const earningsOfSuccessFeeAt = address<typeof agencyEarnings>(
  'candidates.agencyEarnings',
  'GET',
  '/api/v2.1/successfee/totals/agencyEarnings/{successFeeId}',
  { names: { engagementId: 'successFeeId' } },
);
const approvedCandidatesAt = address<typeof approvedCandidates>(
  'candidates.approvedCandidates',
  'GET',
  '/api/v2.1/successfee/totals/approvedCandidates/{successFeeId}',
  { names: { engagementId: 'successFeeId' } },
);
export const receivedCandidatesAt = address<typeof receivedCandidates>(
  'candidates.received',
  'GET',
  '/api/v1/employer/candidates',
);
export const openCandidateAt = address<typeof openCandidate>(
  'candidates.open',
  'GET',
  '/api/v1/employer/candidate/{candidateId}',
);
export const moveCandidateAt = address<typeof moveCandidate>(
  'candidates.move',
  'PATCH',
  '/api/v1/employer/candidate/status',
);
export const rejectCandidateAt = address<typeof rejectCandidate>(
  'candidates.reject',
  'PATCH',
  '/api/v1/employer/candidate/rejection',
);
export const unrejectCandidateAt = address<typeof unrejectCandidate>(
  'candidates.unreject',
  'PATCH',
  '/api/v1/employer/candidate/rejection/undo',
);

export const listOwnershipChecksAt = address<typeof listOwnershipChecks>(
  'candidates.ownershipChecks',
  'GET',
  '/api/v1/provider/ownershipCheck',
);

export const updateSupplierAt = address<typeof updateSupplier>(
  'candidates.updateSupplier',
  'POST',
  '/api/v1.0.0/candidatecenter/updateCandidateSupplier',
  { claims: { supplierId: { place: 'body', is: 'tenant' } } },
);
const updateSupplierNameAt = address<typeof updateSupplier>(
  'candidates.updateSupplier',
  'POST',
  '/api/v1.0.0/candidatecenter/updateCandidateSupplierName',
  { claims: { supplierId: { place: 'body', is: 'tenant' } } },
);

export const candidateAddresses: readonly Address[] = [
  submitCandidateAt,
  submitForSuccessFeeAt,
  submitForAuctionAt,
  submitInCentreAt,
  resubmitStateAt,
  resubmitStateByQueryAt,
  readSubmissionAt,
  listDraftsAt,
  saveDraftAt,
  discardDraftAt,
  uploadDocumentAt,
  deleteDocumentAt,
  downloadDocumentAt,
  readDocumentTextAt,
  editCandidateAt,
  withdrawCandidateAt,
  withdrawInFulfillmentAt,
  undoWithdrawAt,
  candidatesOfEngagementAt,
  listCandidatesAt,
  viewCandidateAt,
  viewInSuccessFeeAt,
  viewInAuctionAt,
  agencyEarningsAt,
  earningsOfSuccessFeeAt,
  approvedCandidatesAt,
  receivedCandidatesAt,
  openCandidateAt,
  moveCandidateAt,
  rejectCandidateAt,
  unrejectCandidateAt,
  updateSupplierAt,
  updateSupplierNameAt,
  listOwnershipChecksAt,
  ...candidateCountAddresses,
];

import type { Operation } from '#contract/common/operation.ts';
import {
  editCandidate,
  withdrawCandidate,
  undoWithdrawal,
  candidatesOfEngagement,
  viewCandidate,
  agencyEarnings,
  approvedCandidates,
} from './operations/agency.ts';
import { countOperations } from './operations/counts.ts';
import { listCandidates } from './operations/list.ts';
import { uploadDocument, deleteDocument, downloadDocument, readDocumentText } from './operations/documents.ts';
import {
  receivedCandidates,
  openCandidate,
  moveCandidate,
  rejectCandidate,
  unrejectCandidate,
} from './operations/employer.ts';
import { listOwnershipChecks } from './operations/ownership.ts';
import { updateSupplier } from './operations/supplier.ts';
import {
  submitCandidate,
  resubmitState,
  readSubmission,
  listDrafts,
  saveDraft,
  discardDraft,
} from './operations/submission.ts';

export const candidateOperations: readonly Operation[] = [
  submitCandidate,
  resubmitState,
  readSubmission,
  listDrafts,
  saveDraft,
  discardDraft,
  uploadDocument,
  deleteDocument,
  downloadDocument,
  readDocumentText,
  editCandidate,
  withdrawCandidate,
  undoWithdrawal,
  candidatesOfEngagement,
  listCandidates,
  viewCandidate,
  agencyEarnings,
  approvedCandidates,
  receivedCandidates,
  openCandidate,
  moveCandidate,
  rejectCandidate,
  unrejectCandidate,
  updateSupplier,
  listOwnershipChecks,
  ...countOperations,
];

import type { Operation } from '#contract/common/operation.ts';
import {
  editCandidate,
  withdrawCandidate,
  undoWithdrawal,
  listEngagementCandidates,
  viewCandidate,
  agencyEarnings,
  approvedCandidates,
} from './operations/agency.ts';
import { acknowledgeEdits } from './operations/acknowledgement.ts';
import { listAnswers, listReceivedAnswers, saveAnswers } from './operations/answers.ts';
import { candidateCountOperations } from './operations/counts.ts';
import { importCv, listImports } from './operations/import.ts';
import { candidateListOperations } from './operations/list.ts';
import { uploadDocument, deleteDocument, downloadDocument, readDocumentText } from './operations/documents.ts';
import {
  listReceivedCandidates,
  openCandidate,
  moveCandidate,
  undoMove,
  rejectCandidate,
  unrejectCandidate,
} from './operations/employer.ts';
import { listUsersByOwnershipChecks } from './operations/ownership.ts';
import { salaryOperations } from './operations/salary.ts';
import { updateSupplier } from './operations/supplier.ts';
import {
  submitCandidate,
  resubmitState,
  readSubmission,
  listDrafts,
  saveDraft,
  discardDraft,
  startSubmission,
} from './operations/submission.ts';
import { listVersions } from './operations/versions.ts';
import { centreViewOperations } from './operations/views.ts';

export const candidateOperations: readonly Operation[] = [
  submitCandidate,
  resubmitState,
  readSubmission,
  listDrafts,
  saveDraft,
  discardDraft,
  startSubmission,
  importCv,
  listImports,
  uploadDocument,
  deleteDocument,
  downloadDocument,
  readDocumentText,
  editCandidate,
  withdrawCandidate,
  undoWithdrawal,
  acknowledgeEdits,
  listAnswers,
  saveAnswers,
  listReceivedAnswers,
  listVersions,
  listEngagementCandidates,
  viewCandidate,
  agencyEarnings,
  approvedCandidates,
  listReceivedCandidates,
  openCandidate,
  moveCandidate,
  undoMove,
  rejectCandidate,
  unrejectCandidate,
  updateSupplier,
  listUsersByOwnershipChecks,
  ...candidateListOperations,
  ...candidateCountOperations,
  ...salaryOperations,
  ...centreViewOperations,
];

import { acknowledgeEdits } from '#contract/candidates/operations/acknowledgement.ts';
import {
  agencyEarnings,
  approvedCandidates,
  listEngagementCandidates,
  editCandidate,
  undoWithdrawal,
  viewCandidate,
  withdrawCandidate,
} from '#contract/candidates/operations/agency.ts';
import { listAnswers, listReceivedAnswers, saveAnswers } from '#contract/candidates/operations/answers.ts';
import {
  countCandidatesInEngagement,
  countCandidatesInRequest,
  listAwardedRequests,
  listAllAwardedRequests,
  readEngagementCounts,
  readNumberOfCvs,
  readRequestCounts,
} from '#contract/candidates/operations/counts.ts';
import {
  deleteDocument,
  downloadDocument,
  readDocumentText,
  uploadDocument,
} from '#contract/candidates/operations/documents.ts';
import {
  moveCandidate,
  openCandidate,
  listReceivedCandidates,
  rejectCandidate,
  undoMove,
  unrejectCandidate,
} from '#contract/candidates/operations/employer.ts';
import { importCv, listImports } from '#contract/candidates/operations/import.ts';
import { listUsersByOwnershipChecks } from '#contract/candidates/operations/ownership.ts';
import {
  approveSalary,
  correctSalary,
  listHires,
  proposeSalary,
  rejectSalary,
  withdrawSalary,
} from '#contract/candidates/operations/salary.ts';
import { updateSupplier } from '#contract/candidates/operations/supplier.ts';
import * as centre from '#contract/candidates/operations/list.ts';
import { listVersions } from '#contract/candidates/operations/versions.ts';
import * as views from '#contract/candidates/operations/views.ts';
import {
  discardDraft,
  listDrafts,
  readSubmission,
  resubmitState,
  saveDraft,
  startSubmission,
  submitCandidate,
} from '#contract/candidates/operations/submission.ts';
import { bindOperation } from '#server/platform/http/handler.ts';
import { changeViewCommand, deleteViewCommand, listViewsQuery, saveViewCommand } from '#server/views/public.ts';
import * as acknowledging from './commands/acknowledge-edits.ts';
import { checkOwnership } from './commands/ownership/check-ownership.ts';
import { correctSalary as correct } from './commands/salary/correct-salary.ts';
import * as deciding from './commands/salary/decide-salary.ts';
import * as deleting from './commands/delete-document.ts';
import * as editing from './commands/edit-candidate.ts';
import * as importing from './commands/drafts/import-cv.ts';
import * as drafts from './commands/drafts/save-draft.ts';
import * as proposing from './commands/salary/propose-salary.ts';
import * as moving from './commands/move-candidate.ts';
import * as opening from './commands/open-candidate.ts';
import * as rejecting from './commands/reject-candidate.ts';
import * as branding from './commands/update-branding.ts';
import * as answering from './commands/save-answers.ts';
import * as submitting from './commands/submit-candidate.ts';
import * as undoing from './commands/undo-move.ts';
import * as uploading from './commands/upload-document.ts';
import * as withdrawing from './commands/withdraw-candidate.ts';
import { readCandidateAnswers, readReceivedAnswers } from './queries/candidate-answers.ts';
import * as counts from './queries/counts.ts';
import * as documents from './queries/documents/documents.ts';
import * as earnings from './queries/earnings.ts';
import * as imports from './queries/imports/imports.ts';
import * as listing from './queries/centre/list-candidates.ts';
import * as names from './queries/centre/candidate-names.ts';
import * as options from './queries/centre/filter-options.ts';
import { suggestCandidates } from './queries/centre/suggest-candidates.ts';
import * as hires from './queries/hires.ts';
import * as own from './queries/own-candidates.ts';
import * as ownership from './queries/ownership-checks.ts';
import * as received from './queries/received-candidates.ts';
import * as served from './queries/awarded-requests.ts';
import * as submission from './queries/submission.ts';
import { startSubmission as start } from './commands/drafts/start-submission.ts';
import { listCandidateVersions } from './queries/versions/list-versions.ts';
import * as viewing from './queries/view-candidate.ts';

export const candidateRoutes = [
  bindOperation(submitCandidate, submitting.submitCandidate),
  bindOperation(updateSupplier, branding.updateSupplier),
  bindOperation(resubmitState, checkOwnership),
  bindOperation(readSubmission, submission.readSubmission),
  bindOperation(listDrafts, submission.listSubmissionDrafts),
  bindOperation(saveDraft, drafts.saveDraft),
  bindOperation(discardDraft, drafts.discardDraft),
  bindOperation(startSubmission, start),
  bindOperation(importCv, importing.importCv, { kindWords: importing.importTypesMessage }),
  bindOperation(listImports, imports.listImports),
  bindOperation(uploadDocument, uploading.uploadDocument, { kindWords: uploading.documentTypesMessage }),
  bindOperation(deleteDocument, deleting.deleteDocument),
  bindOperation(downloadDocument, documents.downloadCandidateDocument),
  bindOperation(readDocumentText, documents.readCandidateDocumentText),
  bindOperation(editCandidate, editing.editCandidate),
  bindOperation(withdrawCandidate, withdrawing.withdrawCandidate),
  bindOperation(undoWithdrawal, withdrawing.undoWithdrawal),
  bindOperation(acknowledgeEdits, acknowledging.acknowledgeEdits),
  bindOperation(listAnswers, readCandidateAnswers),
  bindOperation(saveAnswers, answering.saveAnswers),
  bindOperation(listReceivedAnswers, readReceivedAnswers),
  bindOperation(listVersions, listCandidateVersions),
  bindOperation(listEngagementCandidates, own.listEngagementCandidates),
  bindOperation(listHires, hires.listHires),
  bindOperation(views.listCentreViews, listViewsQuery('candidates')),
  bindOperation(views.saveCentreView, saveViewCommand('candidates')),
  bindOperation(views.changeCentreView, changeViewCommand('candidates')),
  bindOperation(views.deleteCentreView, deleteViewCommand('candidates')),
  bindOperation(centre.listCandidates, listing.listCandidates),
  bindOperation(centre.countCandidates, listing.countCandidates),
  bindOperation(centre.countCentreViews, listing.countCentreViews),
  bindOperation(centre.readFilterOptions, options.readCentreFilterOptions),
  bindOperation(centre.suggestCandidates, suggestCandidates, { readsReplica: true }),
  bindOperation(centre.listCandidateNames, names.candidateNames),
  bindOperation(centre.listCandidateStatuses, options.listCandidateFilterStatuses),
  bindOperation(centre.listAuctionNumbers, options.listCandidateAuctionNumbers),
  bindOperation(centre.listSuccessFeeNumbers, options.listCandidateSuccessFeeNumbers),
  bindOperation(centre.listTalentRequestNumbers, options.listCentreRequestOptions),
  bindOperation(centre.listSupplierNames, options.listCandidateSuppliers),
  bindOperation(centre.listCentreAssignments, options.listCandidateAssignments),
  bindOperation(viewCandidate, viewing.viewCandidate),
  bindOperation(listUsersByOwnershipChecks, ownership.listUsersByOwnershipChecks),
  bindOperation(agencyEarnings, earnings.readAgencyEarnings),
  bindOperation(approvedCandidates, earnings.readApprovedCandidates),
  bindOperation(listReceivedCandidates, received.listReceivedCandidates),
  bindOperation(openCandidate, opening.openCandidate),
  bindOperation(moveCandidate, moving.moveCandidate),
  bindOperation(undoMove, undoing.undoMove),
  bindOperation(rejectCandidate, rejecting.rejectCandidate),
  bindOperation(unrejectCandidate, rejecting.unrejectCandidate),
  bindOperation(readRequestCounts, counts.readRequestCandidateCounts),
  bindOperation(readEngagementCounts, counts.readEngagementCandidateCounts),
  bindOperation(countCandidatesInRequest, counts.countRequestCandidates),
  bindOperation(countCandidatesInEngagement, counts.countEngagementCandidates),
  bindOperation(readNumberOfCvs, counts.countSubmittedCvs),
  bindOperation(listAwardedRequests, served.findAwardedRequests),
  bindOperation(listAllAwardedRequests, served.findAllAwardedRequests),
  bindOperation(proposeSalary, proposing.proposeSalary),
  bindOperation(approveSalary, deciding.approveSalary),
  bindOperation(rejectSalary, deciding.rejectSalary),
  bindOperation(withdrawSalary, deciding.withdrawSalary),
  bindOperation(correctSalary, correct),
];

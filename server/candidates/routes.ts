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
  countOfEngagement,
  countOfRequest,
  listAwardedRequests,
  listServedRequests,
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
import { listOwnershipChecks } from '#contract/candidates/operations/ownership.ts';
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
import { answer } from '#server/platform/http/handler.ts';
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
  answer(submitCandidate, submitting.submitCandidate),
  answer(updateSupplier, branding.updateSupplier),
  answer(resubmitState, checkOwnership),
  answer(readSubmission, submission.readSubmission),
  answer(listDrafts, submission.listSubmissionDrafts),
  answer(saveDraft, drafts.saveDraft),
  answer(discardDraft, drafts.discardDraft),
  answer(startSubmission, start),
  answer(importCv, importing.importCv, { kindWords: importing.acceptedTypesMessage }),
  answer(listImports, imports.listImports),
  answer(uploadDocument, uploading.uploadDocument, { kindWords: uploading.acceptedTypesMessage }),
  answer(deleteDocument, deleting.deleteDocument),
  answer(downloadDocument, documents.downloadCandidateDocument),
  answer(readDocumentText, documents.documentText),
  answer(editCandidate, editing.editCandidate),
  answer(withdrawCandidate, withdrawing.withdrawCandidate),
  answer(undoWithdrawal, withdrawing.undoWithdrawal),
  answer(acknowledgeEdits, acknowledging.acknowledgeEdits),
  answer(listAnswers, readCandidateAnswers),
  answer(saveAnswers, answering.saveAnswers),
  answer(listReceivedAnswers, readReceivedAnswers),
  answer(listVersions, listCandidateVersions),
  answer(listEngagementCandidates, own.listEngagementCandidates),
  answer(listHires, hires.listHires),
  answer(views.listCentreViews, listViewsQuery('candidates')),
  answer(views.saveCentreView, saveViewCommand('candidates')),
  answer(views.changeCentreView, changeViewCommand('candidates')),
  answer(views.deleteCentreView, deleteViewCommand('candidates')),
  answer(centre.listCandidates, listing.listCandidates),
  answer(centre.countCandidates, listing.countCandidates),
  answer(centre.countCentreViews, listing.countCentreViews),
  answer(centre.readFilterOptions, options.filterOptions),
  answer(centre.suggestCandidates, suggestCandidates, { readsReplica: true }),
  answer(centre.listCandidateNames, names.candidateNames),
  answer(centre.listCandidateStatuses, options.candidateStatusList),
  answer(centre.listAuctionNumbers, options.listCandidateAuctionNumbers),
  answer(centre.listSuccessFeeNumbers, options.listCandidateSuccessFeeNumbers),
  answer(centre.listTalentRequestNumbers, options.listCandidateRequestNumbers),
  answer(centre.listSupplierNames, options.listCandidateSuppliers),
  answer(centre.listCentreAssignments, options.listCandidateAssignments),
  answer(viewCandidate, viewing.viewCandidate),
  answer(listOwnershipChecks, ownership.listOwnershipChecks),
  answer(agencyEarnings, earnings.readAgencyEarnings),
  answer(approvedCandidates, earnings.readApprovedCandidates),
  answer(listReceivedCandidates, received.listReceivedCandidates),
  answer(openCandidate, opening.openCandidate),
  answer(moveCandidate, moving.moveCandidate),
  answer(undoMove, undoing.undoMove),
  answer(rejectCandidate, rejecting.rejectCandidate),
  answer(unrejectCandidate, rejecting.unrejectCandidate),
  answer(readRequestCounts, counts.candidateCountsByRequest),
  answer(readEngagementCounts, counts.candidateCountsByEngagement),
  answer(countOfRequest, counts.countRequestCandidates),
  answer(countOfEngagement, counts.countEngagementCandidates),
  answer(readNumberOfCvs, counts.countSubmittedCvs),
  answer(listAwardedRequests, served.findAwardedRequests),
  answer(listServedRequests, served.findAllAwardedRequests),
  answer(proposeSalary, proposing.proposeSalary),
  answer(approveSalary, deciding.approveSalary),
  answer(rejectSalary, deciding.rejectSalary),
  answer(withdrawSalary, deciding.withdrawSalary),
  answer(correctSalary, correct),
];

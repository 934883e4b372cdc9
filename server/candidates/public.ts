export { candidateEvents } from './events.ts';
export { sumEarnings, sumEarningsByClient, sumEarningsAcrossEngagements } from './queries/earnings.ts';
export { eraseCandidate, eraseSubmissionDrafts } from './commands/erase-candidate.ts';
export { findCandidate, isVisibleToClient, type FoundCandidate } from './queries/find-candidate.ts';
export { listCandidateVersions, listOwnVersions } from './queries/versions/list-versions.ts';
export { findOwnCandidates } from './queries/find-own-candidates.ts';
export { selectListedCandidates } from './queries/listed-candidates.ts';
export { startDraftForPerson } from './commands/drafts/start-checked-draft.ts';
export { findAllAwardedRequests } from './queries/awarded-requests.ts';
export { listImportIdentityKeys } from './queries/imports/imported-keys.ts';
export { findUnusedFiles } from './queries/documents/unused-files.ts';
export { statusReachedAt } from './rules/status-dates.ts';
export { submitPerson, type GivenConsent } from './commands/submit-candidate.ts';
export { findOwnDocument, toCandidateDocument, findUnattachedDocuments } from './queries/documents/documents.ts';
export { readStoredCvDetails } from './queries/documents/stored-cv-details.ts';
export { readSubmission } from './queries/submission.ts';
export { anonymiseSubmitter } from './commands/anonymise-submitter.ts';
export { listOwnSubmissions } from './queries/own-submissions.ts';
export { importCv } from './commands/drafts/import-cv.ts';
export { withdrawWithConsent } from './commands/withdrawal/withdraw-with-consent.ts';
export { discardDraft } from './commands/drafts/save-draft.ts';
export { requireAvailablePerson, prepareSubmission } from './commands/prepare-submission.ts';
export { findImportedDraftProblem } from './queries/imports/imported-drafts.ts';
export { candidateEmailError } from './queries/person.ts';
export { applyClaimState } from './commands/ownership/apply-claim.ts';
export { lockUnerasedCandidate, lockCandidatesOfPeople } from './commands/ownership/lock-unerased.ts';
export { recordOwnershipCheck } from './commands/ownership/check-availability.ts';
export { applyDisputeState, findPersonCandidateIds } from './commands/ownership/apply-dispute.ts';
export { isFeeByAgreement, findAssignedFee, recordAgreedFee } from './commands/ownership/agree-fee.ts';
export { assignFees } from './commands/ownership/assign-fees.ts';
export { checkOwnership } from './commands/ownership/check-ownership.ts';
export {
  findPersonOwner,
  listCandidateIdentityKeys,
  identityKeysForAgency,
  personKeysForAgency,
  type PersonIdentity,
} from './queries/person.ts';
export { identityKeyText } from './rules/identity-keys.ts';

import { sql } from 'kysely';
import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import type { CandidateRow } from '../queries/find-candidate.ts';
import { findUnusedFiles } from '../queries/documents/unused-files.ts';
import { lockUnerasedCandidate } from './ownership/lock-unerased.ts';
import { releaseOwnership } from './ownership/release-ownership.ts';
import { candidateEventIds, recordCandidateTransition } from './record-transition.ts';

/** The values that replace personal data. */
const placeholder = {
  firstName: 'Erased',
  lastName: 'person',
  emailAddress: 'erased@erased.example',
  contactNumber: '',
  linkedIn: '',
  location: '',
  currentCountryId: null,
  commentToEmployer: '',
  reasonText: null,
} as const;

/**
 * Deletes identity keys, the agency's ownership, answers, all documents of all versions, and other personal data outside the
 * candidate's row. A trigger deletes the versions.
 */
const removePersonalData = async (scope: SystemScope, candidate: CandidateRow, files: Files): Promise<void> => {
  // Another candidate of the agency who is the same person keeps the ownership, and so does the employer after a
  // successful claim.
  await releaseOwnership(scope, candidate);
  await scope.db.deleteFrom('candidateIdentity').where('candidateId', '=', candidate.id).execute();
  await scope.db.deleteFrom('candidateAnswer').where('candidateId', '=', candidate.id).execute();
  await scope.db
    .deleteFrom('submissionDraft')
    .where('supplierId', '=', candidate.supplierId)
    .where(sql<boolean>`lower(fields ->> 'emailAddress') = ${candidate.emailAddress.trim().toLowerCase()}`)
    .execute();
  const documents = scope.db.selectFrom('candidateDocument').select('id').where('candidateId', '=', candidate.id);
  await scope.db
    .updateTable('submissionDraft')
    .set({ documentId: null })
    .where('documentId', 'in', documents)
    .execute();
  const removed = await scope.db
    .deleteFrom('candidateDocument')
    .where('candidateId', '=', candidate.id)
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  const unused = await findUnusedFiles(scope, removed);
  scope.afterCommit(async () => {
    for (const file of unused) await files.remove(file);
  });
};

/** Deletes unfinished submissions. Their uploads are deleted later, because nothing refers to them any more. */
export const eraseSubmissionDrafts = async (scope: SystemScope, draftIds: readonly string[]): Promise<void> => {
  if (draftIds.length > 0) await scope.db.deleteFrom('submissionDraft').where('id', 'in', draftIds).execute();
};

/**
 * Erases all of a candidate's personal data, and withdraws the candidate if still open. The dated steps, fee and
 * numbers are kept, so that the agency and the employer have a complete, anonymous history.
 */
export const eraseCandidate = async (scope: SystemScope, candidateId: string, files: Files): Promise<void> => {
  const candidate = await lockUnerasedCandidate(scope, candidateId);
  if (!candidate) return;
  if (openCandidateStatuses.includes(candidate.statusId)) {
    await recordCandidateTransition(scope, candidate, { toStatusId: candidateStatus.withdrew }, true);
    await scope.emit({ kind: candidateEvents.withdrawn, ...candidateEventIds(candidate) });
  }
  // Done first, because the CV to which the candidate agreed can be deleted only once the candidate is marked as
  // erased.
  await scope.db
    .updateTable('candidate')
    .set({ ...placeholder, erasedAt: scope.now, updatedAt: scope.now })
    .where('id', '=', candidateId)
    .execute();
  await removePersonalData(scope, candidate, files);
  await scope.db
    .updateTable('candidateStep')
    .set({ reasonText: null })
    .where('candidateId', '=', candidateId)
    .where('reasonText', 'is not', null)
    .execute();
  await scope.db
    .updateTable('salaryRevision')
    .set({ reason: null, decisionReason: null })
    .where('candidateId', '=', candidateId)
    .execute();
  await scope.emit({ kind: candidateEvents.erased, ...candidateEventIds(candidate) });
};

import { candidateStatus, openCandidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { historyAuthor } from '#server/platform/scope/history-author.ts';
import type { AgencyScope, ClientScope, Scope } from '#server/platform/scope/scope.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { CandidateRow } from '../queries/find-candidate.ts';
import { dateColumnToClear, statusDatesToSet } from '../rules/status-dates.ts';

interface Step {
  toStatusId: CandidateStatusId;
  /** IDs from the status's list of reasons. */
  reasonIds?: readonly number[];
  reasonText?: string;
}

const isOpen = (statusId: CandidateStatusId): boolean => openCandidateStatuses.includes(statusId);

/**
 * Moves a locked candidate to a status: stamps the date, saves the previous status and logs the step. A step back from a
 * closed status undoes the step that closed the candidate, with its date and its effect on a salary revision. The caller
 * must have checked that the transition is allowed. `itself` marks a step by the system, whichever user's call caused it.
 */
export const recordCandidateTransition = async (
  scope: Scope,
  candidate: CandidateRow,
  { toStatusId, reasonIds = [], reasonText = '' }: Step,
  itself = false,
): Promise<void> => {
  const reasons = {
    reasonCode: reasonIds.length > 0 ? reasonIds.join(',') : null,
    reasonText: reasonText === '' ? null : reasonText,
  };
  const isEmployerEdit = scope.side === 'client' && !itself;
  const isClosed = !isOpen(toStatusId) && toStatusId !== candidateStatus.hired;
  if (isClosed) await closeOpenRevision(scope, candidate.id);
  const undone =
    isOpen(toStatusId) && !isOpen(candidate.statusId) ? await findLastStep(scope, candidate.id) : undefined;
  await scope.db
    .updateTable('candidate')
    .set({
      statusId: toStatusId,
      previousStatusId: candidate.statusId,
      ...(undone && dateColumnToClear(undone, candidate)),
      ...statusDatesToSet(toStatusId, candidate, scope.now),
      ...reasons,
      updatedAt: scope.now,
      ...(isEmployerEdit
        ? { employerEditedAt: scope.now, unacknowledgedSince: candidate.unacknowledgedSince ?? scope.now }
        : {}),
    })
    .where('id', '=', candidate.id)
    .execute();
  if (undone) await reopenRevision(scope, candidate.id, undone.at);
  await scope.db
    .insertInto('candidateStep')
    .values({
      id: newId(),
      candidateId: candidate.id,
      supplierId: candidate.supplierId,
      clientId: candidate.clientId,
      fromStatusId: candidate.statusId,
      toStatusId,
      at: scope.now,
      ...historyAuthor(scope, itself),
      ...reasons,
    })
    .execute();
};

const findLastStep = (
  scope: Scope,
  candidateId: string,
): Promise<{ toStatusId: CandidateStatusId; at: Date } | undefined> =>
  scope.db
    .selectFrom('candidateStep')
    .select(['toStatusId', 'at'])
    .where('candidateId', '=', candidateId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Whether the last step of a locked candidate is the one that was taken at this time, so that an undo doesn't affect a
 * later step; always true without a time.
 */
export const isLastStep = async (
  scope: AgencyScope | ClientScope,
  candidateId: string,
  stepAt: string | undefined,
): Promise<boolean> => {
  if (stepAt === undefined) return true;
  const last = await findLastStep(scope, candidateId);
  return last?.at.getTime() === Date.parse(stepAt);
};

/** Closes an open salary revision when its candidate is closed. A hire is refused while a revision is open. */
const closeOpenRevision = async (scope: Scope, candidateId: string): Promise<void> => {
  const { byUserId, byName, bySide } = historyAuthor(scope, true);
  await scope.db
    .updateTable('salaryRevision')
    .set({
      state: 'closed',
      decidedAt: scope.now,
      decidedBy: byUserId,
      decidedByName: byName,
      decidedBySide: bySide,
    })
    .where('candidateId', '=', candidateId)
    .where('state', '=', 'open')
    .execute();
};

/**
 * Opens the salary revision again that a candidate's closing step closed, now that this step is undone. Such a revision
 * was closed at the time of the step; nobody can have proposed another one since, because the candidate was closed.
 */
const reopenRevision = async (scope: Scope, candidateId: string, closedAt: Date): Promise<void> => {
  await scope.db
    .updateTable('salaryRevision')
    .set({ state: 'open', decidedAt: null, decidedBy: null, decidedByName: null, decidedBySide: null })
    .where('candidateId', '=', candidateId)
    .where('state', '=', 'closed')
    .where('decidedAt', '=', closedAt)
    .execute();
};

/** Returns the IDs that a candidate's events contain. */
export const candidateEventIds = (candidate: CandidateRow) => ({
  supplierId: candidate.supplierId,
  clientId: candidate.clientId,
  engagementId: candidate.engagementId,
  talentRequestId: candidate.talentRequestId,
  applicationId: candidate.applicationId,
  candidateId: candidate.id,
});

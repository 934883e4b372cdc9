import type { CandidateStatusId } from '#contract/candidates/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { CandidateRow } from '../queries/find-candidate.ts';
import { statusDateOf } from '../rules/status-dates.ts';

interface Step {
  toStatusId: CandidateStatusId;
  /** Reason ids from the list of the status. */
  reasonIds?: readonly number[];
  reasonText?: string;
}

/** The author of a step: the signed-in user, or the product itself. */
const authorOf = (scope: Scope, itself: boolean) =>
  itself || !('userId' in scope)
    ? { byUserId: null, byName: 'Rolecall', bySide: 'system' as const }
    : { byUserId: scope.userId, byName: scope.userName, bySide: scope.side };

/**
 * Sets the status of a locked candidate: stamps the date, stores the previous status and records the step. The caller
 * has checked that the transition is allowed. `itself` marks an automatic step, regardless of whose request caused it.
 */
export const recordTransition = async (
  scope: Scope,
  candidate: CandidateRow,
  { toStatusId, reasonIds = [], reasonText = '' }: Step,
  itself = false,
): Promise<void> => {
  const reasons = {
    reasonCode: reasonIds.length > 0 ? reasonIds.join(',') : null,
    reasonText: reasonText === '' ? null : reasonText,
  };
  await scope.db
    .updateTable('candidate')
    .set({
      statusId: toStatusId,
      previousStatusId: candidate.statusId,
      ...statusDateOf(toStatusId, candidate, scope.now),
      ...reasons,
      updatedAt: scope.now,
    })
    .where('id', '=', candidate.id)
    .execute();
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
      ...authorOf(scope, itself),
      ...reasons,
    })
    .execute();
};

/** The ids of a candidate in events. */
export const candidateIds = (candidate: CandidateRow) => ({
  supplierId: candidate.supplierId,
  clientId: candidate.clientId,
  engagementId: candidate.engagementId,
  talentRequestId: candidate.talentRequestId,
  applicationId: candidate.applicationId,
  candidateId: candidate.id,
});

import type { undoMove as operation } from '#contract/candidates/operations/employer.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { rightToUndoMove } from '../policy.ts';
import { lockCandidate } from '../queries/find-candidate.ts';
import { reloadReceivedCandidate } from '../queries/received-candidates.ts';
import { listUndoableMoves } from '../queries/undoable-moves.ts';
import { dateColumnToClear } from '../rules/status-dates.ts';
import { candidateEventIds, recordCandidateTransition } from './record-transition.ts';

/**
 * Undoes the employer's last move, or one given move if it is still the last, and restores the candidate's previous status and
 * dates.
 */
export const undoMove = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate } = found;
  const lastMove = (await listUndoableMoves(scope, { candidateId: candidate.id })).get(candidate.id);
  const right = rightToUndoMove(candidate, { ...found, lastMove });
  if (!right.allowed || !lastMove) {
    return refuse(candidateRefusals['step-not-possible'], { reasons: right.allowed ? [] : right.reasons });
  }
  const { fromStatusId: toStatusId, toStatusId: fromStatusId } = lastMove;
  if (input.candidateStatusId !== undefined && input.candidateStatusId !== fromStatusId) {
    return refuse(candidateRefusals['step-not-possible'], { reasons: [candidateReasons['no-move-to-undo']] });
  }
  if (input.stepAt !== undefined && Date.parse(input.stepAt) !== lastMove.at.getTime()) {
    return refuse(candidateRefusals['step-not-possible'], { reasons: [candidateReasons['step-passed']] });
  }
  await scope.db
    .updateTable('candidate')
    .set({ ...dateColumnToClear(lastMove, candidate), updatedAt: scope.now })
    .where('id', '=', candidate.id)
    .execute();
  await recordCandidateTransition(scope, candidate, { toStatusId });
  await scope.emit({
    kind: candidateEvents.moveUndone,
    ...candidateEventIds(candidate),
    data: { fromStatusId, toStatusId },
  });
  return reloadReceivedCandidate(scope, candidate.id);
};

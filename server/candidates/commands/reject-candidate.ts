import type {
  rejectCandidate as operation,
  unrejectCandidate as undoOperation,
} from '#contract/candidates/operations/employer.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { employerCandidateRights } from '../policy.ts';
import { lockCandidate } from '../queries/find-candidate.ts';
import { reloadReceivedCandidate } from '../queries/received-candidates.ts';
import { candidateEventIds, isLastStep, recordCandidateTransition } from './record-transition.ts';

/** Rejects a candidate from any open status. */
export const rejectCandidate = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate } = found;
  const { reject } = employerCandidateRights(candidate, found);
  if (!reject.allowed) return refuse(candidateRefusals['step-not-possible'], { reasons: reject.reasons });
  await recordCandidateTransition(scope, candidate, {
    toStatusId: candidateStatus.rejected,
    reasonIds: input.rejectionReasons,
    reasonText: input.rejectionMessage,
  });
  await scope.emit({ kind: candidateEvents.rejected, ...candidateEventIds(candidate) });
  return reloadReceivedCandidate(scope, candidate.id);
};

/** Undoes a rejection and restores the candidate's previous status. */
export const unrejectCandidate = async (
  scope: ClientScope,
  input: InputOf<typeof undoOperation>,
): Promise<HandlerResult<typeof undoOperation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate } = found;
  const { unreject } = employerCandidateRights(candidate, found);
  const before = candidate.previousStatusId;
  if (!unreject.allowed || before === null) {
    return refuse(candidateRefusals['step-not-possible'], { reasons: unreject.allowed ? [] : unreject.reasons });
  }
  if (!(await isLastStep(scope, candidate.id, input.stepAt))) {
    return refuse(candidateRefusals['step-not-possible'], { reasons: [candidateReasons['step-passed']] });
  }
  await recordCandidateTransition(scope, candidate, { toStatusId: before });
  await scope.emit({ kind: candidateEvents.unrejected, ...candidateEventIds(candidate) });
  return reloadReceivedCandidate(scope, candidate.id);
};

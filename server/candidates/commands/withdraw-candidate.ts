import type {
  undoWithdrawal as undoOperation,
  withdrawCandidate as operation,
} from '#contract/candidates/operations/agency.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { canBeUnblocked } from '#contract/common/refusal.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { lockApplicationForShare } from '#server/applications/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { agencyCandidateRights } from '../policy.ts';
import { findCandidate, lockCandidate } from '../queries/find-candidate.ts';
import { countOwnOpenCandidates } from '../queries/own-candidates.ts';
import { listCandidateIdentityKeys } from '../queries/person.ts';
import { reloadCandidateView } from '../queries/view-candidate.ts';
import { recordOwnershipCheck } from './ownership/check-availability.ts';
import { setPersonOwnershipActive } from './ownership/claim-person.ts';
import { candidateEventIds, isLastStep, recordCandidateTransition } from './record-transition.ts';

const dayMs = 86_400_000;

/** Withdraws a candidate. The person may be submitted again afterwards. */
export const withdrawCandidate = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate } = found;
  if (candidate.statusId === candidateStatus.withdrew) return refuse(candidateRefusals['already-withdrawn']);
  const { withdraw } = agencyCandidateRights(scope, candidate, found);
  if (!withdraw.allowed) return refuse(candidateRefusals['candidate-closed'], { reasons: withdraw.reasons });
  await recordCandidateTransition(scope, candidate, {
    toStatusId: candidateStatus.withdrew,
    reasonIds: input.withdrawReasons,
    reasonText: input.reasonText,
  });
  await setPersonOwnershipActive(scope, candidate.id, false);
  // Submitting a person and soon withdrawing them reveals as much as an ownership check, so it counts towards the
  // limit.
  if (scope.now.getTime() - candidate.dateSubmitted.getTime() < dayMs) {
    const keys = await listCandidateIdentityKeys(scope, candidate.id);
    await recordOwnershipCheck(scope, candidate.clientId, keys, { isAvailable: true, isSubmission: true });
  }
  await scope.emit({ kind: candidateEvents.withdrawn, ...candidateEventIds(candidate) });
  return reloadCandidateView(scope, candidate.id);
};

/** Undoes a withdrawal and restores the candidate's previous status. */
export const undoWithdrawal = async (
  scope: AgencyScope,
  input: InputOf<typeof undoOperation>,
): Promise<HandlerResult<typeof undoOperation>> => {
  const seen = await findCandidate(scope, input.candidateId);
  // The application is locked before the candidate, as when an application is withdrawn, to prevent a deadlock.
  const application = seen && (await lockApplicationForShare(scope, seen.engagement.id));
  const found = seen && (await lockCandidate(scope, input.candidateId));
  if (!found) return notFound();
  const { candidate } = found;
  const ownOpenCandidates = await countOwnOpenCandidates(scope, found.request.id);
  const place = { ...found, applicationStatusId: application?.statusId, ownOpenCandidates };
  const { undoWithdraw: right } = agencyCandidateRights(scope, candidate, place);
  const before = candidate.previousStatusId;
  if (!right.allowed) {
    const code = canBeUnblocked(right.reasons) ? 'undo-blocked' : 'undo-passed';
    return refuse(candidateRefusals[code], { reasons: right.reasons });
  }
  if (before === null) return refuse(candidateRefusals['undo-passed']);
  if (!(await isLastStep(scope, candidate.id, input.stepAt))) {
    return refuse(candidateRefusals['undo-passed'], { reasons: [candidateReasons['step-passed']] });
  }
  if (!(await setPersonOwnershipActive(scope, candidate.id, true)))
    return refuse(candidateRefusals['candidate-in-request']);
  await recordCandidateTransition(scope, candidate, { toStatusId: before });
  await scope.emit({ kind: candidateEvents.withdrawalUndone, ...candidateEventIds(candidate) });
  return reloadCandidateView(scope, candidate.id);
};

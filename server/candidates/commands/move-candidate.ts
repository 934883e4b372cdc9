import type { moveCandidate as operation } from '#contract/candidates/operations/employer.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { currentSalary } from '#contract/candidates/rules.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { isSameAmount } from '#contract/common/money.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { fillRole } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { rightToMoveCandidate } from '../policy.ts';
import { lockCandidate } from '../queries/find-candidate.ts';
import { reloadReceivedCandidate } from '../queries/received-candidates.ts';
import { laterStatuses } from '../rules/transitions.ts';
import { candidateEventIds, recordCandidateTransition } from './record-transition.ts';

type Input = InputOf<typeof operation>;

/** Returns an error for each missing amount that the employer must enter for a hire. */
const missingTerms = ({ baseSalary, agencyFee }: Input): { field: string; message: string }[] => [
  ...(baseSalary === undefined ? [{ field: 'baseSalary', message: requiredMessage('Base salary') }] : []),
  ...(agencyFee === undefined ? [{ field: 'agencyFee', message: requiredMessage('Agency fee') }] : []),
];

/** Moves a candidate forward. A hire fills a role of the talent request in the same transaction. */
export const moveCandidate = async (scope: ClientScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate } = found;
  const toStatusId = input.candidateStatusId;
  const right = rightToMoveCandidate(candidate, found, toStatusId);
  if (!right.allowed) return refuse(candidateRefusals['step-not-possible'], { reasons: right.reasons });
  if (!laterStatuses(candidate.statusId).includes(toStatusId)) {
    return refuse(candidateRefusals['step-not-possible'], { reasons: [candidateReasons['only-forward']] });
  }
  if (toStatusId === candidateStatus.hired) {
    const fields = missingTerms(input);
    if (fields.length > 0) return refuse(commonRefusals['invalid-input'], { fields });
    if (
      !isSameAmount(currentSalary(candidate), input.baseSalary ?? null) ||
      !isSameAmount(candidate.agencyFee, input.agencyFee ?? null)
    ) {
      return refuse(candidateRefusals['terms-changed']);
    }
  }
  await recordCandidateTransition(scope, candidate, { toStatusId });
  const facts = candidateEventIds(candidate);
  if (toStatusId === candidateStatus.hired) {
    await scope.emit({ kind: candidateEvents.hired, ...facts });
    await fillRole(scope, found);
  } else {
    await scope.emit({
      kind: candidateEvents.moved,
      ...facts,
      data: { fromStatusId: candidate.statusId, toStatusId },
    });
  }
  return reloadReceivedCandidate(scope, candidate.id);
};

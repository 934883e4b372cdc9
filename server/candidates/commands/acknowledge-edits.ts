import type { acknowledgeEdits as operation } from '#contract/candidates/operations/acknowledgement.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, Scope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { rightToAcknowledgeEdits } from '../policy.ts';
import { lockCandidate, type CandidateRow } from '../queries/find-candidate.ts';
import { reloadCandidateView } from '../queries/view-candidate.ts';
import { candidateEventIds } from './record-transition.ts';

/** Marks a locked candidate as changed by the employer until the agency acknowledges the change. */
export const markUnacknowledgedEdit = async (scope: Scope, candidate: Pick<CandidateRow, 'id'>): Promise<void> => {
  if (scope.side !== 'client') return;
  await scope.db
    .updateTable('candidate')
    .set((eb) => ({
      employerEditedAt: scope.now,
      unacknowledgedSince: eb.fn.coalesce('unacknowledgedSince', eb.val(scope.now)),
    }))
    .where('id', '=', candidate.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
};

/**
 * Acknowledges all changes by the employer. Refused if the employer made a change after `seenUntil`, because the caller
 * hasn't seen it.
 */
export const acknowledgeEdits = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate } = found;
  const right = rightToAcknowledgeEdits(scope, candidate);
  if (!right.allowed) return refuse(candidateRefusals['nothing-to-acknowledge'], { reasons: right.reasons });
  const { employerEditedAt } = candidate;
  if (input.seenUntil !== undefined && employerEditedAt !== null && employerEditedAt > new Date(input.seenUntil)) {
    return refuse(candidateRefusals['edited-since']);
  }
  await scope.db
    .updateTable('candidate')
    .set({
      unacknowledgedSince: null,
      acknowledgedAt: scope.now,
      acknowledgedBy: scope.userId,
      acknowledgedByName: scope.userName,
    })
    .where('id', '=', candidate.id)
    .where('supplierId', '=', scope.tenantId)
    .execute();
  await scope.emit({ kind: candidateEvents.acknowledged, ...candidateEventIds(candidate) });
  return reloadCandidateView(scope, candidate.id);
};

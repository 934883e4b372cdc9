import type { openCandidate as operation } from '#contract/candidates/operations/employer.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { findCandidate } from '../queries/find-candidate.ts';
import { receivedCandidateView } from '../queries/received-candidates.ts';
import { candidateEventIds } from './record-transition.ts';

/** Shows a candidate to the employer, and records when it was first opened. */
export const openCandidate = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const opened = await scope.db
    .updateTable('candidate')
    .set({ firstViewedAt: scope.now })
    .where('id', '=', found.candidate.id)
    .where('clientId', '=', scope.tenantId)
    .where('firstViewedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (opened) await scope.emit({ kind: candidateEvents.opened, ...candidateEventIds(opened) });
  return receivedCandidateView(scope, { ...found, candidate: opened ?? found.candidate });
};

import type { InputOf } from '#contract/common/operation.ts';
import type { readReceivedDisputes as operation } from '#contract/disputes/operations.ts';
import type { ReceivedDispute } from '#contract/disputes/shapes.ts';
import { defenceOutcomes, type DefenceOutcome } from '#contract/disputes/states.ts';
import { findCandidate } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { disputeEvents, disputeOutcomeEvents } from '../events.ts';

const outcomes = new Map<string, DefenceOutcome>(
  defenceOutcomes.map((outcome) => [disputeOutcomeEvents[outcome], outcome]),
);

/**
 * Lists the disputes about an employer's candidate, latest first. They are read from the events, because the disputes'
 * rows contain the agencies' proof, which the employer isn't allowed to see.
 */
export const readReceivedDisputes = async (
  scope: ClientScope,
  { candidateId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!(await findCandidate(scope, candidateId))) return notFound();
  const rows = await scope.db
    .selectFrom('event')
    .select(['event.kind', 'event.at', 'event.data'])
    .where('event.candidateId', '=', candidateId)
    .where('event.clientId', '=', scope.tenantId)
    .where('event.kind', 'in', [disputeEvents.raised, disputeEvents.delayed, ...outcomes.keys()])
    .orderBy('event.sequence', 'desc')
    .limit(100)
    .execute();
  const events = rows.map((row) => {
    const { data } = scope.payloads.read(row);
    return { kind: row.kind, at: row.at, disputeId: 'disputeId' in data ? data.disputeId : '' };
  });
  return {
    disputes: events
      .filter(({ kind }) => kind === disputeEvents.raised)
      .map(({ disputeId, at }): ReceivedDispute => {
        const end = events.find((event) => event.disputeId === disputeId && outcomes.has(event.kind));
        const late = events.find((event) => event.disputeId === disputeId && event.kind === disputeEvents.delayed);
        return {
          disputeId,
          openedAt: at.toISOString(),
          lateAt: late?.at.toISOString() ?? null,
          outcome: (end && outcomes.get(end.kind)) ?? null,
          endedAt: end?.at.toISOString() ?? null,
        };
      }),
  };
};

import type { InputOf } from '#contract/common/operation.ts';
import type { changeClosing as operation } from '#contract/engagements/operations/employer.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { rightToChangeClosingTime } from '../policy.ts';
import { lockEngagement } from '../queries/locks.ts';
import { closingTimeError } from '../rules/change-closing.ts';
import { effectiveDeadlines } from '../rules/pause-clock.ts';

/** Refuses a closing time in the past or more than a year ahead. */
export const closingTimeRefusal = (
  closingAt: Date,
  now: Date,
): Refused<'closing-in-the-past' | 'closing-too-far'> | undefined => {
  const fault = closingTimeError(closingAt, now);
  if (!fault) return undefined;
  const refusal = engagementRefusals[fault];
  return refuse(refusal, { fields: [{ field: 'closingAt', message: refusal.message }] });
};

/**
 * Moves the closing time of an employer's engagement: later to get more applications, or earlier because there are
 * enough.
 */
export const changeClosing = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const right = rightToChangeClosingTime(engagement);
  if (!right.allowed) return refuse(engagementRefusals['closing-settled'], { reasons: right.reasons });
  const closingAt = new Date(input.closingAt);
  const refused = closingTimeRefusal(closingAt, scope.now);
  if (refused) return refused;
  await scope.db
    .updateTable('engagement')
    // If the engagement is paused, the pause now counts from this moment, so the new closing time is postponed only by
    // the rest of the pause.
    .set({
      ...effectiveDeadlines(engagement),
      closingAt,
      pausedAt: engagement.pausedAt,
      pausedUntil: engagement.pausedUntil,
    })
    .where('id', '=', engagement.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await scope.emit({
    kind: engagementEvents.closingChanged,
    clientId: scope.tenantId,
    engagementId: engagement.id,
    data: { previous: engagement.closingAt.toISOString(), new: closingAt.toISOString() },
  });
  return { engagementId: engagement.id, closingAt: closingAt.toISOString() };
};

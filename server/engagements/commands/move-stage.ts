import type { InputOf } from '#contract/common/operation.ts';
import type { moveStage as operation } from '#contract/engagements/operations/stages.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { moveStageRight } from '../policy.ts';
import { lockEngagement } from '../queries/locks.ts';
import { closingError } from '../rules/change-closing.ts';
import { deadlinesOf } from '../rules/pause-clock.ts';
import { nextStageOf } from '../rules/next-stage.ts';

const faultOf = {
  'closing-in-the-past': engagementRefusals['stage-ends-in-the-past'],
  'closing-too-far': engagementRefusals['stage-ends-too-far'],
} as const;

/**
 * The employer moves a competitive engagement to its next stage and sets when that stage ends. Source: domain rules
 * D16.
 */
export const moveStage = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const right = moveStageRight(engagement);
  if (!right.allowed) return refuse(engagementRefusals['stage-not-next'], { reasons: right.reasons });
  if (nextStageOf(engagement) !== input.stage) return refuse(engagementRefusals['stage-not-next']);
  const endsAt = new Date(input.endsAt);
  const fault = closingError(endsAt, scope.now);
  if (fault) return refuse(faultOf[fault], { fields: [{ field: 'endsAt', message: faultOf[fault].words }] });
  const isBidding = input.stage === 'bidding';
  await scope.db
    .updateTable('engagement')
    .set({
      ...deadlinesOf(engagement),
      // While the engagement is paused, all its deadlines keep moving with the clock.
      pausedAt: engagement.pausedAt,
      pausedUntil: engagement.pausedUntil,
      stage: input.stage,
      ...(isBidding ? { biddingEndsAt: endsAt } : { clarificationEndsAt: endsAt }),
    })
    .where('id', '=', engagement.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await scope.emit({
    kind: isBidding ? engagementEvents.biddingOpened : engagementEvents.clarificationOpened,
    clientId: scope.tenantId,
    engagementId: engagement.id,
    data: { previous: engagement.stage, until: endsAt.toISOString() },
  });
  return { engagementId: engagement.id, stage: input.stage, endsAt: endsAt.toISOString() };
};

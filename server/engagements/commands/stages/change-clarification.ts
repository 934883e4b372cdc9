import type { InputOf } from '#contract/common/operation.ts';
import type { changeClarification as operation } from '#contract/engagements/operations/stages.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../../events.ts';
import { rightToChangeClarification } from '../../policy.ts';
import { lockEngagement } from '../../queries/locks.ts';
import { closingTimeError } from '../../rules/change-closing.ts';
import { effectiveDeadlines } from '../../rules/pause-clock.ts';

const refuseField = (
  code: 'stage-ends-in-the-past' | 'stage-ends-too-far' | 'questions-after-answers',
  field: string,
) => refuse(engagementRefusals[code], { fields: [{ field, message: engagementRefusals[code].message }] });

/** Changes the deadlines for questions and answers, or extends clarification. Source: domain rules D10. */
export const changeClarification = async (
  scope: ClientScope,
  { engagementId, questionHours, answerHours, endsAt }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const right = rightToChangeClarification(engagement);
  if (!right.allowed) return refuse(engagementRefusals['clarification-settled'], { reasons: right.reasons });
  if (questionHours < answerHours) return refuseField('questions-after-answers', 'questionHours');
  if (endsAt !== undefined) {
    if (engagement.stage !== 'clarification') return refuse(engagementRefusals['clarification-settled']);
    const fault = closingTimeError(new Date(endsAt), scope.now);
    if (fault) {
      return refuseField(fault === 'closing-in-the-past' ? 'stage-ends-in-the-past' : 'stage-ends-too-far', 'endsAt');
    }
  }
  await scope.db
    .updateTable('engagement')
    .set({
      ...effectiveDeadlines(engagement),
      // If the engagement is paused, the pause now counts from this moment, so the new deadlines are postponed only by
      // the rest of the pause.
      pausedAt: engagement.pausedAt,
      pausedUntil: engagement.pausedUntil,
      questionHours,
      answerHours,
      ...(endsAt === undefined ? {} : { clarificationEndsAt: new Date(endsAt) }),
    })
    .where('id', '=', engagement.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await scope.emit({
    kind: engagementEvents.clarificationChanged,
    clientId: scope.tenantId,
    engagementId: engagement.id,
    data: { questionHours, answerHours, until: endsAt === undefined ? null : new Date(endsAt).toISOString() },
  });
  return { engagementId: engagement.id };
};

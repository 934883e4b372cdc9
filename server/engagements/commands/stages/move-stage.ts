import type { InputOf } from '#contract/common/operation.ts';
import type { moveStage as operation } from '#contract/engagements/operations/stages.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../../events.ts';
import { rightToMoveStage } from '../../policy.ts';
import { listEngagementRequests, type FoundTalentRequest } from '../../queries/find-talent-request.ts';
import { lockEngagement } from '../../queries/locks.ts';
import { closingTimeError } from '../../rules/change-closing.ts';
import { effectiveDeadlines } from '../../rules/pause-clock.ts';
import { nextStageOf } from '../../rules/next-stage.ts';

const faultOf = {
  'closing-in-the-past': engagementRefusals['stage-ends-in-the-past'],
  'closing-too-far': engagementRefusals['stage-ends-too-far'],
} as const;

const closedStatuses: readonly TalentRequestStatusId[] = [talentRequestStatus.fulfilled, talentRequestStatus.cancelled];

/** Refuses an end that is in the past or more than a year ahead. The refusal names the field. */
const refuseEnd = (field: string, endsAt: Date, now: Date) => {
  const fault = closingTimeError(endsAt, now);
  return fault && refuse(faultOf[fault], { fields: [{ field, message: faultOf[fault].message }] });
};

/** Saves when bidding ends on each talent request, and returns the latest end among the open ones. */
const saveLotEnds = async (
  scope: ClientScope,
  requests: readonly FoundTalentRequest[],
  { common, own }: { common: Date; own: ReadonlyMap<string, Date> },
): Promise<Date> => {
  const ends = requests.map((request) => ({ ...request, endsAt: own.get(request.id) ?? common }));
  for (const { id, endsAt } of ends) {
    await scope.db
      .updateTable('lotRules')
      .set({ endsAt })
      .where('talentRequestId', '=', id)
      .where('clientId', '=', scope.tenantId)
      .execute();
  }
  const open = ends.filter(({ statusId }) => !closedStatuses.includes(statusId));
  return open.length === 0 ? common : new Date(Math.max(...open.map(({ endsAt }) => endsAt.getTime())));
};

/**
 * Moves an employer's competitive engagement to its next stage and sets when that stage ends. Bidding may end at a
 * different time on each talent request. Source: domain rules D8, D16.
 */
export const moveStage = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const right = rightToMoveStage(engagement);
  if (!right.allowed) return refuse(engagementRefusals['stage-not-next'], { reasons: right.reasons });
  if (nextStageOf(engagement) !== input.stage) return refuse(engagementRefusals['stage-not-next']);
  const isBidding = input.stage === 'bidding';
  const common = new Date(input.endsAt);
  const own = new Map(
    isBidding ? input.lotEnds.map(({ talentRequestId, endsAt }) => [talentRequestId, new Date(endsAt)]) : [],
  );
  const requests = await listEngagementRequests(scope, engagement.id);
  if ([...own.keys()].some((given) => !requests.some(({ id }) => id === given))) return notFound();
  const refused = [
    refuseEnd('endsAt', common, scope.now),
    ...[...own.values()].map((end, at) => refuseEnd(`lotEnds.${String(at)}.endsAt`, end, scope.now)),
  ].find((one) => one !== undefined);
  if (refused) return refused;
  const endsAt = isBidding ? await saveLotEnds(scope, requests, { common, own }) : common;
  await scope.db
    .updateTable('engagement')
    .set({
      ...effectiveDeadlines(engagement),
      // If the engagement is paused, the pause now counts from this moment, so the new deadlines are postponed only by
      // the rest of the pause.
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

import type { InputOf } from '#contract/common/operation.ts';
import type {
  cancelEngagement as cancelOperation,
  completeEngagement as completeOperation,
  discontinueEngagement as discontinueOperation,
} from '#contract/engagements/operations/ending.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import { talentRequestStatus, type EngagementOutcome } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { rightsToEndEngagement } from '../policy.ts';
import type { FoundEngagement } from '../queries/find-engagement.ts';
import { lockEngagement } from '../queries/locks.ts';
import { engagementStatusText } from '../rules/base-engagement-fields.ts';
import { effectiveDeadlines } from '../rules/pause-clock.ts';
import { saveReason, type ReasonInput } from './change-request.ts';

type Ending = typeof cancelOperation | typeof discontinueOperation | typeof completeOperation;
type End = Exclude<EngagementOutcome, 'success'>;

const lookingForPeople = [
  talentRequestStatus.pending,
  talentRequestStatus.inMarket,
  talentRequestStatus.available,
  talentRequestStatus.paused,
];

/**
 * Ends an engagement's open talent requests, with the engagement's reason. A request with a candidate hired through an
 * agency is never cancelled, so that the hire stays visible. Source: domain rules D15.
 */
const endRequests = async (
  scope: ClientScope,
  engagement: FoundEngagement,
  endedAs: End,
  { reasonId, reasonText }: ReasonInput,
): Promise<void> => {
  const isCompleted = endedAs === 'completed';
  const { fulfilled, cancelled } = talentRequestStatus;
  await scope.db
    .updateTable('talentRequest')
    .set(({ eb, ref }) => {
      const hired = eb('noOfRolesFilled', '>', ref('internallyFilledRoles'));
      return {
        ...(isCompleted
          ? { statusId: fulfilled, reasonCode: String(reasonId), reasonText: reasonText || null }
          : {
              statusId: eb.case().when(hired).then(fulfilled).else(cancelled).end(),
              // The reason for cancelling is only saved with requests that are cancelled, not with fulfilled ones.
              reasonCode: eb.case().when(hired).then(null).else(String(reasonId)).end(),
              reasonText: eb
                .case()
                .when(hired)
                .then(null)
                .else(reasonText || null)
                .end(),
            }),
        statusBeforePauseId: null,
        resumeAt: null,
        statusChangedAt: scope.now,
      };
    })
    .where('engagementId', '=', engagement.id)
    .where('clientId', '=', scope.tenantId)
    // A Pending request was never open, so it can't be completed.
    .where('statusId', 'in', isCompleted ? lookingForPeople.slice(1) : lookingForPeople)
    .execute();
};

const kindOf = {
  cancelled: engagementEvents.cancelled,
  discontinued: engagementEvents.discontinued,
  completed: engagementEvents.completed,
} as const satisfies Record<End, string>;

/** Ends an engagement. Reactions to the event update its applications and candidates in the same transaction. */
const end = async (
  scope: ClientScope,
  input: { engagementId: string } & ReasonInput,
  endedAs: End,
): Promise<HandlerResult<Ending>> => {
  const engagement = await lockEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const right = rightsToEndEngagement(engagement)[endedAs];
  if (!right.allowed) return refuse(engagementRefusals['not-to-end'], { reasons: right.reasons });
  const status = endedAs === 'completed' ? 'completed' : 'cancelled';
  await endRequests(scope, engagement, endedAs, input);
  await scope.db
    .updateTable('engagement')
    .set({
      status,
      endedAs,
      stage: 'ended',
      endedAt: scope.now,
      endReasonId: input.reasonId,
      endReason: input.reasonText || null,
      ...effectiveDeadlines(engagement),
      pausedAt: null,
      pausedUntil: null,
    })
    .where('id', '=', engagement.id)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await scope.emit({
    kind: kindOf[endedAs],
    clientId: scope.tenantId,
    engagementId: engagement.id,
    data: await saveReason(scope, engagement.id, input),
  });
  return {
    engagementId: engagement.id,
    status,
    engagementStatus: engagementStatusText({ status, endedAs }),
    stage: 'ended',
    notice: endedMessage(endedAs),
  };
};

/** Cancels an engagement that hasn't reached fulfillment. Source: domain rules D16. */
export const cancelEngagement = (
  scope: ClientScope,
  input: InputOf<typeof cancelOperation>,
): Promise<HandlerResult<typeof cancelOperation>> => end(scope, input, 'cancelled');

/** Discontinues an employer's engagement that is in fulfillment. */
export const discontinueEngagement = (
  scope: ClientScope,
  input: InputOf<typeof discontinueOperation>,
): Promise<HandlerResult<typeof discontinueOperation>> => end(scope, input, 'discontinued');

/** Completes an employer's engagement, because enough people have been found or the search has stopped. */
export const completeEngagement = (
  scope: ClientScope,
  input: InputOf<typeof completeOperation>,
): Promise<HandlerResult<typeof completeOperation>> => end(scope, input, 'completed');

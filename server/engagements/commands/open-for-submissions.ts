import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { ClientScope, ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import type { FoundEngagement } from '../queries/find-engagement.ts';
import { lockEngagement, lockTalentRequest } from '../queries/locks.ts';

type ActingScope = ClientScope | ProviderScope | SystemScope;

/** Makes one or all In-Market requests Available. Paused requests become Available when they resume. */
const makeAvailable = async (
  scope: ActingScope,
  engagement: FoundEngagement,
  talentRequestId?: string,
): Promise<void> => {
  const { available, inMarket, paused } = talentRequestStatus;
  const requests = () => {
    const all = scope.db
      .updateTable('talentRequest')
      .where('engagementId', '=', engagement.id)
      .where('clientId', '=', engagement.clientId);
    return talentRequestId === undefined ? all : all.where('id', '=', talentRequestId);
  };
  await requests().set({ statusId: available, statusChangedAt: scope.now }).where('statusId', '=', inMarket).execute();
  await requests().set({ statusBeforePauseId: available }).where('statusId', '=', paused).execute();
};

/** Moves an engagement to fulfillment, the stage in which candidates can be submitted. */
const enterFulfillment = async (scope: ActingScope, engagement: FoundEngagement): Promise<void> => {
  await scope.db
    .updateTable('engagement')
    .set({ stage: 'fulfillment' })
    .where('id', '=', engagement.id)
    .where('clientId', '=', engagement.clientId)
    .execute();
  await scope.emit({
    kind: engagementEvents.openedForSubmissions,
    clientId: engagement.clientId,
    engagementId: engagement.id,
  });
};

/**
 * Opens a success fee engagement when its first application is approved: its In-Market requests become Available, and
 * it moves to fulfillment. Later approvals change nothing. A competitive engagement opens with its awards instead.
 * Source: domain rules D18.
 */
export const openForSubmissions = async (scope: ClientScope | SystemScope, engagementId: string): Promise<void> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (engagement?.kind !== 'successfee' || engagement.stage !== 'application') return;
  await makeAvailable(scope, engagement);
  await enterFulfillment(scope, engagement);
};

/**
 * Opens a talent request when its award becomes final, which makes it Available. In a competitive engagement, the first
 * such award moves the engagement to fulfillment, even while other requests are in bidding. Source: domain rules D18,
 * D20.
 */
export const openRequestOnAward = async (scope: ActingScope, talentRequestId: string): Promise<void> => {
  const locked = await lockTalentRequest(scope, talentRequestId);
  if (locked?.engagement.kind !== 'competitive' || locked.engagement.status !== 'open') return;
  await scope.db
    .updateTable('talentRequest')
    .set({ awardedAt: scope.now })
    .where('id', '=', talentRequestId)
    .where('clientId', '=', locked.engagement.clientId)
    .execute();
  await makeAvailable(scope, locked.engagement, talentRequestId);
  if (locked.engagement.stage !== 'fulfillment') await enterFulfillment(scope, locked.engagement);
};

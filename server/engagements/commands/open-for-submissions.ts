import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { ClientScope, SystemScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { lockEngagement } from '../queries/locks.ts';

/**
 * The first approved application to a success fee makes its In-Market requests Available and moves it to fulfillment;
 * later approvals change nothing. A competitive engagement opens with its award instead. Source: domain rules D18.
 */
export const openForSubmissions = async (scope: ClientScope | SystemScope, engagementId: string): Promise<void> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (engagement?.kind !== 'successfee' || engagement.stage !== 'application') return;
  await scope.db
    .updateTable('engagement')
    .set({ stage: 'fulfillment' })
    .where('id', '=', engagement.id)
    .where('clientId', '=', engagement.clientId)
    .execute();
  await scope.db
    .updateTable('talentRequest')
    .set({ statusId: talentRequestStatus.available, statusChangedAt: scope.now })
    .where('engagementId', '=', engagement.id)
    .where('clientId', '=', engagement.clientId)
    .where('statusId', '=', talentRequestStatus.inMarket)
    .execute();
  await scope.db
    .updateTable('talentRequest')
    .set({ statusBeforePauseId: talentRequestStatus.available })
    .where('engagementId', '=', engagement.id)
    .where('clientId', '=', engagement.clientId)
    .where('statusId', '=', talentRequestStatus.paused)
    .execute();
  await scope.emit({
    kind: engagementEvents.openedForSubmissions,
    clientId: engagement.clientId,
    engagementId: engagement.id,
  });
};

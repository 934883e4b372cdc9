import type { SentOutputOf } from '#contract/common/operation.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Right } from '#contract/common/refusal.ts';
import type { pauseRequest } from '#contract/engagements/operations/talent-requests.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import {
  talentRequestStatus,
  talentRequestStatuses,
  type TalentRequestStatusId,
} from '#contract/engagements/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope, SystemScope } from '#server/platform/scope/scope.ts';
import type { FoundEngagement } from '../queries/find-engagement.ts';
import { findTalentRequest, listEngagementRequests, type FoundTalentRequest } from '../queries/find-talent-request.ts';
import { lockTalentRequest } from '../queries/locks.ts';
import { effectiveDeadlines, isPaused } from '../rules/pause-clock.ts';

export interface LockedRequest {
  request: FoundTalentRequest;
  engagement: FoundEngagement;
}

type Change = Partial<
  Pick<
    FoundTalentRequest,
    | 'statusId'
    | 'statusBeforePauseId'
    | 'resumeAt'
    | 'reasonCode'
    | 'reasonText'
    | 'noOfRolesFilled'
    | 'internallyFilledRoles'
    | 'statusChangedAt'
  >
>;

/**
 * Returns the status of an open talent request: Pending before publication, Available if agencies can submit
 * candidates, otherwise In-Market. Source: domain rules D18.
 */
export const statusOfOpenRequest = (
  engagement: Pick<FoundEngagement, 'kind' | 'stage'>,
  request: Pick<FoundTalentRequest, 'publishedAt' | 'awardedAt'>,
): TalentRequestStatusId => {
  if (request.publishedAt === null) return talentRequestStatus.pending;
  // In an auction, talent requests can be awarded at different times, so each request's own award decides.
  const isOpen = engagement.kind === 'competitive' ? request.awardedAt !== null : engagement.stage === 'fulfillment';
  return isOpen ? talentRequestStatus.available : talentRequestStatus.inMarket;
};

/** Saves whether an engagement is paused, and its resulting closing time. */
const settlePause = async (scope: ClientScope | SystemScope, engagement: FoundEngagement): Promise<void> => {
  const still = isPaused(await listEngagementRequests(scope, engagement.id));
  if (!still && engagement.pausedAt === null) {
    // If the pause expired before its end was saved, the stored engagement is still paused, and is updated here.
    await scope.db
      .updateTable('engagement')
      .set({ ...effectiveDeadlines(engagement), pausedAt: null, pausedUntil: null })
      .where('id', '=', engagement.id)
      .where('clientId', '=', engagement.clientId)
      .where('pausedAt', 'is not', null)
      .execute();
    return;
  }
  await scope.db
    .updateTable('engagement')
    .set({
      ...effectiveDeadlines(engagement),
      pausedAt: still ? scope.now : null,
      pausedUntil: still ? still.until : null,
    })
    .where('id', '=', engagement.id)
    .where('clientId', '=', engagement.clientId)
    .execute();
};

/**
 * Changes talent requests in a locked engagement, records when their status changed, and updates the engagement's
 * pause.
 */
export const changeRequests = async (
  scope: ClientScope | SystemScope,
  engagement: FoundEngagement,
  changes: readonly { request: FoundTalentRequest; change: Change }[],
): Promise<void> => {
  const changesStatus = ({ request, change }: (typeof changes)[number]): boolean =>
    change.statusId !== undefined && change.statusId !== request.statusId;
  for (const one of changes) {
    await scope.db
      .updateTable('talentRequest')
      .set({
        ...one.change,
        ...(changesStatus(one) ? { statusChangedAt: one.change.statusChangedAt ?? scope.now } : {}),
      })
      .where('id', '=', one.request.id)
      .where('clientId', '=', one.request.clientId)
      .execute();
  }
  if (changes.some(changesStatus)) await settlePause(scope, engagement);
};

/** Changes a locked talent request, records when its status changed, and pauses or resumes its engagement if needed. */
export const changeRequest = (
  scope: ClientScope | SystemScope,
  { request, engagement }: LockedRequest,
  change: Change,
): Promise<void> => changeRequests(scope, engagement, [{ request, change }]);

/** Returns the fields that change when a paused talent request resumes. */
export const resumedFields = (
  engagement: Pick<FoundEngagement, 'kind' | 'stage'>,
  request: Pick<FoundTalentRequest, 'publishedAt' | 'awardedAt'>,
): Change => ({
  statusId: statusOfOpenRequest(engagement, request),
  statusBeforePauseId: null,
  resumeAt: null,
  reasonCode: null,
  reasonText: null,
});

/** Locks one of the caller's talent requests and checks that the caller may take this action on it now. */
export const lockPermittedRequest = async (
  scope: ClientScope,
  talentRequestId: string,
  rightTo: (locked: LockedRequest) => Right,
) => {
  const locked = await lockTalentRequest(scope, talentRequestId);
  if (!locked) return { refused: notFound() };
  const right = rightTo(locked);
  if (!right.allowed) {
    return { refused: refuse(engagementRefusals['request-settled'], { reasons: right.reasons }) };
  }
  return { locked };
};

/** Returns the IDs that belong in a talent request's events. */
export const talentRequestEventIds = ({ request, engagement }: LockedRequest) => ({
  clientId: request.clientId,
  engagementId: engagement.id,
  talentRequestId: request.id,
});

/** Returns a talent request's state after a command. */
export const readRequestState = async (
  scope: ClientScope,
  talentRequestId: string,
): Promise<SentOutputOf<typeof pauseRequest>> => {
  const request = await findTalentRequest(scope, talentRequestId);
  if (!request) throw new Error('A talent request that was just written is gone.');
  return {
    talentRequestId,
    engagementId: request.engagementId,
    talentRequestStatusId: request.statusId,
    talentRequestStatus: lookupValue(talentRequestStatuses, request.statusId),
    noOfRolesFilled: request.noOfRolesFilled,
    internallyFilledRoles: request.internallyFilledRoles,
  };
};

/** The employer's reason for an action: the reason's ID and free text. */
export interface ReasonInput {
  reasonId: number;
  reasonText: string;
}

/** Saves the text of a reason. Returns the IDs for the event, which doesn't contain the text. */
export const saveReason = async (
  scope: ClientScope,
  engagementId: string,
  { reasonId, reasonText }: ReasonInput,
): Promise<{ reasonId: number; noteId: string | null }> => {
  if (reasonText === '') return { reasonId, noteId: null };
  const noteId = newId();
  await scope.db
    .insertInto('engagementNote')
    .values({ id: noteId, clientId: scope.tenantId, engagementId, words: reasonText })
    .execute();
  return { reasonId, noteId };
};

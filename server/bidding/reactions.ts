import { applicationEvents } from '#server/applications/public.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { announceBid } from './commands/bids/announce-bid.ts';
import { cancelLots } from './commands/cancel-lots.ts';
import { restoreBids, revokeBids, withdrawBids } from './commands/sync-bids-with-application.ts';
import { openLots } from './commands/open-lots.ts';
import { syncLotsWithRequests } from './commands/pause-lots.ts';
import { unconfirmAllBids, unconfirmBidsOnChangedRequest } from './commands/bids/unconfirm-bids.ts';
import { biddingEvents } from './events.ts';
import { readApplicationReason } from './queries/application-reason.ts';

const requestEvents = [
  engagementEvents.paused,
  engagementEvents.resumed,
  engagementEvents.requestPaused,
  engagementEvents.requestResumed,
  engagementEvents.requestCancelled,
  engagementEvents.requestRestored,
  engagementEvents.requestCompleted,
  engagementEvents.requestFulfilled,
] as const;

const ends = [engagementEvents.completed, engagementEvents.discontinued, engagementEvents.cancelled] as const;

export const biddingReactions: readonly Reaction[] = [
  handleInTransaction(engagementEvents.biddingOpened, async (scope, { engagementId }) => {
    if (engagementId !== null) await openLots(scope, engagementId);
  }),
  handleInTransaction(requestEvents, async (scope, { engagementId }) => {
    if (engagementId !== null) await syncLotsWithRequests(scope, engagementId);
  }),
  handleInTransaction(ends, async (scope, { engagementId }) => {
    if (engagementId !== null) await cancelLots(scope, engagementId);
  }),
  handleInTransaction(engagementEvents.termsChanged, async (scope, { engagementId }) => {
    if (engagementId !== null) await unconfirmAllBids(scope, engagementId);
  }),
  handleInTransaction(engagementEvents.requestChanged, async (scope, { talentRequestId, data }) => {
    if (talentRequestId !== null) await unconfirmBidsOnChangedRequest(scope, talentRequestId, data.what);
  }),
  handleInTransaction(applicationEvents.revoked, async (scope, { engagementId, supplierId, applicationId }) => {
    if (engagementId === null || supplierId === null || applicationId === null) return;
    await revokeBids(scope, engagementId, supplierId, await readApplicationReason(scope, applicationId));
  }),
  handleInTransaction(applicationEvents.withdrawn, async (scope, { engagementId }) => {
    if (engagementId !== null && scope.side === 'agency') await withdrawBids(scope, engagementId);
  }),
  handleInTransaction(applicationEvents.withdrawalUndone, async (scope, { engagementId, data }) => {
    if (engagementId !== null && scope.side === 'agency' && data.withdrawnAt !== null)
      await restoreBids(scope, engagementId, new Date(data.withdrawnAt));
  }),
  handleAfterCommit(biddingEvents.bidPlaced, 'bidding.announce-bid', (scope, { data }) =>
    announceBid(scope, data.bidId),
  ),
];

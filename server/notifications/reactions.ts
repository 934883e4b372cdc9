import type { NotificationKindName } from '#contract/notifications/states.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { assignmentEvents } from '#server/assignments/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { opportunityEvents } from '#server/opportunities/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import type { EventKind } from '#server/platform/events/payload.ts';
import { prequalificationEvents } from '#server/prequalification/public.ts';
import { mailPayment } from './commands/mail-payment.ts';
import { recordPayment } from './commands/record-payment.ts';
import { notifyRecipients } from './commands/notify-recipients.ts';
import { notificationEvents } from './events.ts';

/** What people are told when something happens, by its event. */
const notificationKindsByEvent: Readonly<Partial<Record<EventKind, readonly NotificationKindName[]>>> = {
  [applicationEvents.submitted]: ['application-submitted', 'application-received'],
  [applicationEvents.approved]: ['application-approved'],
  [applicationEvents.declined]: ['application-declined'],
  [applicationEvents.revoked]: ['application-revoked'],
  [applicationEvents.rebidAsked]: ['application-rebid-asked'],
  [applicationEvents.rebidAnswered]: ['application-rebid-answered'],
  [applicationEvents.rebidOver]: ['application-rebid-over', 'application-rebid-unanswered'],
  [applicationEvents.tenderChanged]: ['application-tender-changed'],
  [applicationEvents.withdrawn]: ['own-application-withdrawn', 'application-withdrawn'],
  [applicationEvents.withdrawalUndone]: ['own-application-returned', 'application-returned'],
  [applicationEvents.notSelected]: ['application-not-selected'],
  [assignmentEvents.added]: ['assignment-added'],
  [assignmentEvents.removed]: ['assignment-removed'],
  [opportunityEvents.matched]: ['opportunity-matched'],
  [assignmentEvents.addedSeveral]: ['assignments-added'],
  [assignmentEvents.removedSeveral]: ['assignments-removed'],
  [engagementEvents.closingChanged]: ['closing-changed'],
  [engagementEvents.changed]: ['engagement-changed'],
  [engagementEvents.documentAdded]: ['engagement-changed'],
  [engagementEvents.documentRemoved]: ['engagement-changed'],
  [engagementEvents.termsChanged]: ['terms-changed'],
  [notificationEvents.closingSoon]: ['closing-soon', 'own-closing-soon'],
  [engagementEvents.requestFulfilled]: ['roles-filled'],
  [engagementEvents.completed]: ['engagement-completed'],
  [engagementEvents.clarificationOpened]: ['clarification-opened'],
  [engagementEvents.biddingOpened]: ['bidding-opened'],
  [engagementEvents.cancelled]: ['engagement-cancelled'],
  [engagementEvents.discontinued]: ['engagement-discontinued'],
  [engagementEvents.paused]: ['engagement-paused'],
  [engagementEvents.resumed]: ['engagement-resumed'],
  [engagementEvents.requestAdded]: ['request-added'],
  [engagementEvents.requestChanged]: ['request-changed'],
  [engagementEvents.requestPaused]: ['request-paused'],
  [engagementEvents.requestResumed]: ['request-resumed'],
  [engagementEvents.requestCancelled]: ['request-cancelled'],
  [engagementEvents.requestRestored]: ['request-restored'],
  [engagementEvents.requestCompleted]: ['request-completed'],
  [prequalificationEvents.requested]: ['prequalification-received'],
  [prequalificationEvents.approved]: ['prequalification-approved'],
  [prequalificationEvents.extended]: ['prequalification-extended'],
  [prequalificationEvents.declined]: ['prequalification-declined'],
  [prequalificationEvents.revoked]: ['prequalification-revoked'],
  [prequalificationEvents.expired]: ['prequalification-expired'],
  [prequalificationEvents.expiring]: ['prequalification-expiring'],
  [prequalificationEvents.documentExpiring]: ['prequalification-document-expiring'],
  [candidateEvents.submitted]: ['candidate-received'],
  [candidateEvents.edited]: ['candidate-edited'],
  [candidateEvents.documentAdded]: ['candidate-edited'],
  [candidateEvents.documentDeleted]: ['candidate-edited'],
  [candidateEvents.moved]: ['candidate-moved'],
  [candidateEvents.hired]: ['candidate-hired'],
  [candidateEvents.rejected]: ['candidate-rejected'],
  [candidateEvents.unrejected]: ['candidate-unrejected'],
  [candidateEvents.notSelected]: ['candidate-not-selected'],
  [candidateEvents.withdrawn]: ['candidate-withdrawn'],
  [candidateEvents.withdrawalUndone]: ['candidate-returned'],
};

export const notificationReactions: readonly Reaction[] = [
  handleInTransaction(candidateEvents.hired, async (scope, { candidateId }) => {
    if (candidateId) await recordPayment(scope, candidateId);
  }),
  handleAfterCommit(candidateEvents.hired, 'notifications.mail-payment', async (scope, { candidateId }, { mail }) => {
    if (candidateId) await mailPayment(scope, candidateId, mail);
  }),
  handleAfterCommit(
    Object.keys(notificationKindsByEvent) as EventKind[],
    'notifications.notify-recipients',
    (scope, event) => notifyRecipients(scope, event, notificationKindsByEvent[event.kind] ?? []),
  ),
];

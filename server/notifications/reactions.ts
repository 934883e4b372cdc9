import type { NotificationKindName } from '#contract/notifications/states.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import type { EventKind } from '#server/platform/events/payload.ts';
import { enqueuePaymentEmails } from './commands/enqueue-payment-emails.ts';
import { recordPayment } from './commands/record-payment.ts';
import { notifyRecipients } from './commands/notify-recipients.ts';
import { notificationKindRow, notificationKindNames } from './kinds.ts';

const notificationKindsByEvent = new Map<EventKind, NotificationKindName[]>();
for (const kind of notificationKindNames)
  for (const event of notificationKindRow(kind).on)
    notificationKindsByEvent.set(event, [...(notificationKindsByEvent.get(event) ?? []), kind]);

export const notificationReactions: readonly Reaction[] = [
  handleInTransaction(candidateEvents.hired, async (scope, { candidateId }) => {
    if (candidateId) await recordPayment(scope, candidateId);
  }),
  handleAfterCommit(candidateEvents.hired, 'notifications.mail-payment', async (scope, { candidateId }, { mail }) => {
    if (candidateId) await enqueuePaymentEmails(scope, candidateId, mail);
  }),
  handleAfterCommit([...notificationKindsByEvent.keys()], 'notifications.notify-recipients', (scope, event) =>
    notifyRecipients(scope, event, notificationKindsByEvent.get(event.kind) ?? []),
  ),
];

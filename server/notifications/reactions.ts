import type { NotificationKindName } from '#contract/notifications/states.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import type { Reaction } from '#server/platform/events/event.ts';
import { mailPayment } from './commands/mail-payment.ts';
import { recordPayment } from './commands/record-payment.ts';
import { tellPeople } from './commands/tell-people.ts';
import { notificationEvents } from './events.ts';

/** What people are told when something happens, by its event. */
const toldOf: Readonly<Record<string, readonly NotificationKindName[]>> = {
  [applicationEvents.submitted]: ['application-submitted', 'application-received'],
  [applicationEvents.approved]: ['application-approved'],
  [applicationEvents.declined]: ['application-declined'],
  [applicationEvents.notSelected]: ['application-not-selected'],
  [engagementEvents.closingChanged]: ['closing-changed'],
  [notificationEvents.closingSoon]: ['closing-soon', 'own-closing-soon'],
  [engagementEvents.requestFulfilled]: ['roles-filled'],
  [engagementEvents.completed]: ['engagement-completed'],
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
  {
    on: candidateEvents.hired,
    within: async (scope, { candidateId }) => {
      if (candidateId) await recordPayment(scope, candidateId);
    },
  },
  {
    on: candidateEvents.hired,
    job: 'notifications.mail-payment',
    after: async (scope, { candidateId }, { mail }) => {
      if (candidateId) await mailPayment(scope, candidateId, mail);
    },
  },
  {
    on: Object.keys(toldOf),
    job: 'notifications.tell-people',
    after: (scope, event) => tellPeople(scope, event, toldOf[event.kind] ?? []),
  },
];

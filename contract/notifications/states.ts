import type { Side } from '../common/operation.ts';

/** What a person can switch on and off at the bell. Source: specification 1, section 4. */
export const categories = ['applications', 'clarifications', 'bidding', 'fulfillment'] as const;
export type Category = (typeof categories)[number];

/** The mails a person can switch on and off. Source: specification 1, section 4. */
export const mailPreferences = ['notificationSummary', 'applicationUpdated', 'candidateStatusChanged'] as const;
export type MailPreference = (typeof mailPreferences)[number];

export interface NotificationKind {
  readonly category: Category;
  readonly side: 'agency' | 'client';
  /** The switch that its mail obeys; null where the bell is enough. */
  readonly mail: Exclude<MailPreference, 'notificationSummary'> | null;
  /** Deadlines are never delayed, neither by quiet hours nor by the day's budget. */
  readonly isDeadline: boolean;
}

const kind = (
  side: NotificationKind['side'],
  category: Category,
  mail: NotificationKind['mail'],
  isDeadline = false,
): NotificationKind => ({ side, category, mail, isDeadline });

/** Everything that people are told of. */
export const notificationKinds = {
  'application-submitted': kind('agency', 'applications', null),
  'application-approved': kind('agency', 'applications', 'applicationUpdated'),
  'application-declined': kind('agency', 'applications', 'applicationUpdated'),
  'application-not-selected': kind('agency', 'applications', 'applicationUpdated'),
  'application-revoked': kind('agency', 'applications', 'applicationUpdated'),
  'application-rebid-asked': kind('agency', 'applications', 'applicationUpdated', true),
  'application-rebid-over': kind('agency', 'applications', null),
  'own-application-withdrawn': kind('agency', 'applications', null),
  'own-application-returned': kind('agency', 'applications', null),
  'opportunity-matched': kind('agency', 'applications', 'applicationUpdated'),
  'closing-changed': kind('agency', 'applications', 'applicationUpdated', true),
  'closing-soon': kind('agency', 'applications', 'applicationUpdated', true),
  'candidate-moved': kind('agency', 'fulfillment', 'candidateStatusChanged'),
  'candidate-hired': kind('agency', 'fulfillment', 'candidateStatusChanged'),
  'candidate-rejected': kind('agency', 'fulfillment', 'candidateStatusChanged'),
  'candidate-unrejected': kind('agency', 'fulfillment', 'candidateStatusChanged'),
  'candidate-not-selected': kind('agency', 'fulfillment', 'candidateStatusChanged'),
  'roles-filled': kind('agency', 'fulfillment', null),
  'engagement-completed': kind('agency', 'fulfillment', 'applicationUpdated'),
  'clarification-opened': kind('agency', 'clarifications', 'applicationUpdated'),
  'bidding-opened': kind('agency', 'bidding', 'applicationUpdated'),
  'engagement-cancelled': kind('agency', 'applications', 'applicationUpdated'),
  'engagement-discontinued': kind('agency', 'fulfillment', 'applicationUpdated'),
  'engagement-changed': kind('agency', 'applications', 'applicationUpdated'),
  'terms-changed': kind('agency', 'applications', 'applicationUpdated'),
  'engagement-paused': kind('agency', 'fulfillment', 'applicationUpdated'),
  'engagement-resumed': kind('agency', 'fulfillment', 'applicationUpdated'),
  'request-added': kind('agency', 'applications', 'applicationUpdated'),
  'request-changed': kind('agency', 'applications', 'applicationUpdated'),
  'request-paused': kind('agency', 'fulfillment', 'applicationUpdated'),
  'request-resumed': kind('agency', 'fulfillment', 'applicationUpdated'),
  'request-cancelled': kind('agency', 'fulfillment', 'applicationUpdated'),
  'request-restored': kind('agency', 'fulfillment', 'applicationUpdated'),
  'request-completed': kind('agency', 'fulfillment', 'applicationUpdated'),
  'assignment-added': kind('agency', 'fulfillment', null),
  'assignment-removed': kind('agency', 'fulfillment', null),
  'assignments-added': kind('agency', 'fulfillment', null),
  'assignments-removed': kind('agency', 'fulfillment', null),
  'prequalification-approved': kind('agency', 'applications', 'applicationUpdated'),
  'prequalification-extended': kind('agency', 'applications', 'applicationUpdated'),
  'prequalification-declined': kind('agency', 'applications', 'applicationUpdated'),
  'prequalification-revoked': kind('agency', 'applications', 'applicationUpdated'),
  'prequalification-expiring': kind('agency', 'applications', 'applicationUpdated', true),
  'prequalification-expired': kind('agency', 'applications', 'applicationUpdated'),
  'prequalification-document-expiring': kind('agency', 'applications', 'applicationUpdated', true),
  'application-received': kind('client', 'applications', 'applicationUpdated'),
  'application-tender-changed': kind('client', 'applications', null),
  'application-rebid-answered': kind('client', 'applications', 'applicationUpdated'),
  'application-rebid-unanswered': kind('client', 'applications', null),
  'application-withdrawn': kind('client', 'applications', 'applicationUpdated'),
  'application-returned': kind('client', 'applications', null),
  'prequalification-received': kind('client', 'applications', 'applicationUpdated'),
  'own-closing-soon': kind('client', 'applications', 'applicationUpdated', true),
  'candidate-received': kind('client', 'fulfillment', 'candidateStatusChanged'),
  'candidate-edited': kind('client', 'fulfillment', null),
  'candidate-withdrawn': kind('client', 'fulfillment', 'candidateStatusChanged'),
  'candidate-returned': kind('client', 'fulfillment', null),
} as const satisfies Record<string, NotificationKind>;
export type NotificationKindName = keyof typeof notificationKinds;

/** The categories that a side is notified about: only these have a switch and a filter. */
export const categoriesOf = (side: Side): readonly Category[] =>
  categories.filter((category) =>
    Object.values(notificationKinds).some((each) => each.side === side && each.category === category),
  );

/** What people do themselves, as the activity records name it. Source: specification 2, section 9. */
export const activityKinds = [
  'submit',
  'withdraw',
  'topic',
  'question',
  'newCandidate',
  'updatedCandidate',
  'comment',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The kinds that people can do today: a filter by the others would find nothing. */
export const recordedActivityKinds = [
  'submit',
  'withdraw',
  'newCandidate',
  'updatedCandidate',
] as const satisfies readonly ActivityKind[];

export const mailStatuses = ['due', 'sent', 'dead'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** Which notifications a list shows. A viewed one leaves the list of new ones. Source: specification 2, section 6. */
export const notificationStates = ['new', 'viewed', 'archived', 'all'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** Who is told of a payment transaction. Source: specification 1, section 7. */
export const paymentParties = ['marketplace', 'employer', 'agency'] as const;
export type PaymentParty = (typeof paymentParties)[number];

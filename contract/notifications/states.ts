import type { Side } from '../common/operation.ts';

/** Categories of notifications that a user can switch on and off. Source: specification 1, section 4. */
export const notificationCategories = ['applications', 'clarifications', 'bidding', 'fulfillment'] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

/** Emails that a user can switch on and off. Source: specification 1, section 4. */
export const emailPreferences = ['notificationSummary', 'applicationUpdated', 'candidateStatusChanged'] as const;
export type EmailPreference = (typeof emailPreferences)[number];

export interface NotificationKind {
  readonly category: NotificationCategory;
  readonly side: 'agency' | 'client';
}

const kind = (side: NotificationKind['side'], category: NotificationCategory): NotificationKind => ({ side, category });

/**
 * The notification kinds, with the properties that the web client needs. Their other properties are in
 * server/notifications/kinds/.
 */
export const notificationKinds = {
  'application-submitted': kind('agency', 'applications'),
  'application-approved': kind('agency', 'applications'),
  'application-declined': kind('agency', 'applications'),
  'application-not-selected': kind('agency', 'applications'),
  'application-revoked': kind('agency', 'applications'),
  'application-rebid-asked': kind('agency', 'applications'),
  'application-rebid-over': kind('agency', 'applications'),
  'own-application-withdrawn': kind('agency', 'applications'),
  'own-application-returned': kind('agency', 'applications'),
  'application-escalated': kind('agency', 'applications'),
  'opportunity-matched': kind('agency', 'applications'),
  'closing-changed': kind('agency', 'applications'),
  'closing-soon': kind('agency', 'applications'),
  'closes-in-an-hour': kind('agency', 'applications'),
  'candidate-moved': kind('agency', 'fulfillment'),
  'candidate-move-undone': kind('agency', 'fulfillment'),
  'candidate-hired': kind('agency', 'fulfillment'),
  'candidate-rejected': kind('agency', 'fulfillment'),
  'candidate-unrejected': kind('agency', 'fulfillment'),
  'candidate-not-selected': kind('agency', 'fulfillment'),
  'candidate-escalated': kind('agency', 'fulfillment'),
  'consent-given': kind('agency', 'fulfillment'),
  'consent-not-submitted': kind('agency', 'fulfillment'),
  'consent-refused': kind('agency', 'fulfillment'),
  'consent-withdrawn': kind('agency', 'fulfillment'),
  'consent-expired': kind('agency', 'fulfillment'),
  'candidate-claimed': kind('agency', 'fulfillment'),
  'claim-withdrawn': kind('agency', 'fulfillment'),
  'claim-late': kind('agency', 'fulfillment'),
  'claim-lapsed': kind('agency', 'fulfillment'),
  'claim-upheld': kind('agency', 'fulfillment'),
  'claim-dismissed': kind('agency', 'fulfillment'),
  'ownership-disputed': kind('agency', 'fulfillment'),
  'dispute-late': kind('agency', 'fulfillment'),
  'dispute-dropped': kind('agency', 'fulfillment'),
  'dispute-kept': kind('agency', 'fulfillment'),
  'dispute-lost': kind('agency', 'fulfillment'),
  'own-dispute-late': kind('agency', 'fulfillment'),
  'own-dispute-upheld': kind('agency', 'fulfillment'),
  'own-dispute-dismissed': kind('agency', 'fulfillment'),
  'agreed-fee-recorded': kind('agency', 'fulfillment'),
  'people-due': kind('agency', 'fulfillment'),
  'person-agreed-to-be-kept': kind('agency', 'fulfillment'),
  'person-refused-to-be-kept': kind('agency', 'fulfillment'),
  'employer-proposed-salary': kind('agency', 'fulfillment'),
  'employer-approved-salary': kind('agency', 'fulfillment'),
  'employer-rejected-salary': kind('agency', 'fulfillment'),
  'employer-withdrew-salary': kind('agency', 'fulfillment'),
  'salary-corrected': kind('agency', 'fulfillment'),
  'roles-filled': kind('agency', 'fulfillment'),
  'engagement-completed': kind('agency', 'fulfillment'),
  'clarification-opened': kind('agency', 'clarifications'),
  'questions-end': kind('agency', 'clarifications'),
  'questions-end-in-an-hour': kind('agency', 'clarifications'),
  'clarification-answered': kind('agency', 'clarifications'),
  'clarification-published': kind('agency', 'clarifications'),
  'candidate-commented': kind('agency', 'fulfillment'),
  'discussion-message': kind('agency', 'clarifications'),
  'mentioned-in-clarification': kind('agency', 'clarifications'),
  'mentioned-in-comment': kind('agency', 'fulfillment'),
  'mentioned-in-discussion': kind('agency', 'clarifications'),
  'bidding-opened': kind('agency', 'bidding'),
  'bidding-ends-in-a-day': kind('agency', 'bidding'),
  'bidding-ends-in-an-hour': kind('agency', 'bidding'),
  'bidding-ends-in-minutes': kind('agency', 'bidding'),
  'position-lost': kind('agency', 'bidding'),
  'bidding-extended': kind('agency', 'bidding'),
  'bidding-terms-changed': kind('agency', 'bidding'),
  'bidding-closed': kind('agency', 'bidding'),
  'bidding-tied': kind('agency', 'bidding'),
  'bidding-round-opened': kind('agency', 'bidding'),
  'bidding-reopened': kind('agency', 'bidding'),
  'bidding-restored': kind('agency', 'bidding'),
  'bidding-unsuccessful': kind('agency', 'bidding'),
  'bidding-cancelled': kind('agency', 'bidding'),
  'bid-awarded': kind('agency', 'bidding'),
  'bid-not-selected': kind('agency', 'bidding'),
  'award-final': kind('agency', 'bidding'),
  'award-set-aside': kind('agency', 'bidding'),
  'objection-decided': kind('agency', 'bidding'),
  'objection-closed': kind('agency', 'bidding'),
  'engagement-cancelled': kind('agency', 'applications'),
  'engagement-discontinued': kind('agency', 'fulfillment'),
  'engagement-changed': kind('agency', 'applications'),
  'terms-changed': kind('agency', 'applications'),
  'engagement-paused': kind('agency', 'fulfillment'),
  'engagement-resumed': kind('agency', 'fulfillment'),
  'request-added': kind('agency', 'applications'),
  'request-changed': kind('agency', 'applications'),
  'request-paused': kind('agency', 'fulfillment'),
  'request-resumed': kind('agency', 'fulfillment'),
  'request-cancelled': kind('agency', 'fulfillment'),
  'request-restored': kind('agency', 'fulfillment'),
  'request-completed': kind('agency', 'fulfillment'),
  'assignment-added': kind('agency', 'fulfillment'),
  'assignment-removed': kind('agency', 'fulfillment'),
  'assignments-added': kind('agency', 'fulfillment'),
  'assignments-removed': kind('agency', 'fulfillment'),
  'prequalification-approved': kind('agency', 'applications'),
  'prequalification-extended': kind('agency', 'applications'),
  'prequalification-declined': kind('agency', 'applications'),
  'prequalification-revoked': kind('agency', 'applications'),
  'prequalification-expiring': kind('agency', 'applications'),
  'prequalification-expired': kind('agency', 'applications'),
  'prequalification-document-expiring': kind('agency', 'applications'),
  'application-received': kind('client', 'applications'),
  'application-tender-changed': kind('client', 'applications'),
  'application-rebid-answered': kind('client', 'applications'),
  'application-rebid-unanswered': kind('client', 'applications'),
  'application-withdrawn': kind('client', 'applications'),
  'application-returned': kind('client', 'applications'),
  'application-overdue': kind('client', 'applications'),
  'prequalification-received': kind('client', 'applications'),
  'own-closing-soon': kind('client', 'applications'),
  'own-closes-in-an-hour': kind('client', 'applications'),
  'lot-to-award': kind('client', 'bidding'),
  'lot-tied': kind('client', 'bidding'),
  'lot-unsuccessful': kind('client', 'bidding'),
  'objection-made': kind('client', 'bidding'),
  'own-award-final': kind('client', 'bidding'),
  'own-award-set-aside': kind('client', 'bidding'),
  'question-received': kind('client', 'clarifications'),
  'answers-due': kind('client', 'clarifications'),
  'answers-due-in-an-hour': kind('client', 'clarifications'),
  'question-replied': kind('client', 'clarifications'),
  'discussion-message-received': kind('client', 'clarifications'),
  'employer-mentioned-in-clarification': kind('client', 'clarifications'),
  'employer-mentioned-in-comment': kind('client', 'fulfillment'),
  'employer-mentioned-in-discussion': kind('client', 'clarifications'),
  'candidate-comment-received': kind('client', 'fulfillment'),
  'agency-proposed-salary': kind('client', 'fulfillment'),
  'agency-approved-salary': kind('client', 'fulfillment'),
  'agency-rejected-salary': kind('client', 'fulfillment'),
  'agency-withdrew-salary': kind('client', 'fulfillment'),
  'hire-salary-corrected': kind('client', 'fulfillment'),
  'own-claim-accepted': kind('client', 'fulfillment'),
  'own-claim-contested': kind('client', 'fulfillment'),
  'own-claim-late': kind('client', 'fulfillment'),
  'fee-assigned': kind('client', 'fulfillment'),
  'own-claim-upheld': kind('client', 'fulfillment'),
  'own-claim-dismissed': kind('client', 'fulfillment'),
  'candidate-received': kind('client', 'fulfillment'),
  'candidate-edited': kind('client', 'fulfillment'),
  'candidate-withdrawn': kind('client', 'fulfillment'),
  'candidate-returned': kind('client', 'fulfillment'),
  'candidate-overdue': kind('client', 'fulfillment'),
} as const satisfies Record<string, NotificationKind>;
export type NotificationKindName = keyof typeof notificationKinds;

/** Returns the categories of notifications that a side can get. Only these have a switch and a filter. */
export const notificationCategoriesOf = (side: Side): readonly NotificationCategory[] =>
  notificationCategories.filter((category) =>
    Object.values(notificationKinds).some((each) => each.side === side && each.category === category),
  );

/** The kinds of activities, named as in the activity records. Source: specification 2, section 9. */
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

/** The kinds of activities that are recorded today. Filtering by any other kind would find nothing. */
export const recordedActivityKinds = [
  'submit',
  'withdraw',
  'topic',
  'question',
  'newCandidate',
  'updatedCandidate',
  'comment',
] as const satisfies readonly ActivityKind[];

export const emailStatuses = ['due', 'sent', 'dead'] as const;
export type EmailStatus = (typeof emailStatuses)[number];

/**
 * The states by which notifications can be filtered. A viewed notification is no longer new. Source: specification 2,
 * section 6.
 */
export const notificationStates = ['new', 'viewed', 'archived', 'all'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** The recipients of the email about a payment transaction. Source: specification 1, section 7. */
export const paymentParties = ['marketplace', 'employer', 'agency'] as const;
export type PaymentParty = (typeof paymentParties)[number];

/**
 * The subjects of the feed's messages and of a page's own writes, by which pages refetch. A message's subject is the
 * first part of its kind.
 */
export const liveSubjects = [
  'application',
  'assignment',
  'audit',
  'bid',
  'candidate',
  'claim',
  'clarification',
  'consent',
  'discussion',
  'dispute',
  'draft-candidate',
  'engagement',
  'lot',
  'my-week',
  'notification',
  'objection',
  'person',
  'prequalification',
  'profile',
  'response-time',
  'submission-draft',
  'talent-request',
  'team',
  'testimonial',
] as const;
export type LiveSubject = (typeof liveSubjects)[number];

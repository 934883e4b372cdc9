import type { applicationStatus } from '#contract/applications/states.ts';
import type { EmailPreference } from '#contract/notifications/states.ts';
import type { EventKind } from '#server/platform/events/payload.ts';
import type { NoticeFacts, NoticeEmailTemplate } from './email-facts.ts';

/** The recipients of a notification, before their settings apply. */
interface RecipientRule {
  /**
   * `party`: the event's agency or employer. `user-in-event`: only the user in the event. `mentioned`: the users a
   * message mentions. `applicationStatuses`: for an event without an agency, the agencies with an application in one of
   * these statuses.
   */
  readonly audience:
    | 'party'
    | 'user-in-event'
    | 'mentioned'
    | {
        readonly applicationStatuses: readonly (typeof applicationStatus)[keyof typeof applicationStatus][];
        /** Limits the recipients to the tied agencies in a tie-break round. */
        readonly canBidNow?: true;
      };
  /** Set if users are also notified about their own actions, because they need the confirmation. */
  readonly includesActor?: true;
  /**
   * If set, an unread notification about the same record is renewed, so that repeated edits leave only one
   * notification.
   */
  readonly coalescedBy?: 'candidateId' | 'engagementId' | 'talentRequestId' | 'threadId';
}

/** The parts of an email's text that depend on the kind of the notification. */
export interface NoticeEmailCopy {
  /** `about` is the engagement, talent request or kind of role, depending on the template. */
  readonly subject: `${string}{about}${string}`;
  readonly text: string;
  /** The line above the title; if absent, the template's line is used. */
  readonly over?: string;
  /** The button's label; if absent, the template's label is used. */
  readonly action?: string;
  /** The reason for the email; if absent, the template's reason is used. */
  readonly why?: string;
  /** The label for the time in the event, or for the closing time. */
  readonly closes?: string;
}

/**
 * The email about a single notification. Several notifications that are due together are combined in one email instead.
 */
interface NoticeMail {
  /** The setting that turns the email off. */
  readonly preference: Exclude<EmailPreference, 'notificationSummary'>;
  readonly template: NoticeEmailTemplate;
  /** Set for deadlines, which are never delayed by quiet hours or the daily limit. */
  readonly isDeadline?: true;
  /** Set for decisions, which are sent separately, because people search their inbox for the subject. */
  readonly isDecision?: true;
  /** Set if the notification is about a message that its recipient can answer by email. */
  readonly isAnswerable?: true;
  /** Set if the email is sent only when the action can no longer be undone. */
  readonly canBeUndone?: true;
  readonly copy: NoticeEmailCopy;
  /** The name of the email's sample in the demo's mailbox. */
  readonly sample: string;
  readonly sampleFacts?: Partial<NoticeFacts>;
}

/** The pages that notifications open; their paths and permissions are in rules/notification-page.ts. */
export type NotificationPage =
  | 'application'
  | 'bidding'
  | 'board'
  | 'candidate'
  | 'candidates'
  | 'clarifications'
  | 'discussion'
  | 'disputes'
  | 'document-library'
  | 'engagement'
  | 'opportunity'
  | 'people-due'
  | 'prequalification'
  | 'talent-requests'
  | 'employer-applications'
  | 'employer-bidding'
  | 'employer-candidate'
  | 'employer-claim'
  | 'employer-clarifications'
  | 'employer-discussion'
  | 'employer-engagement'
  | 'employer-prequalification';

/** All properties of a kind of notification on the server; its side and category are in the contract. */
export interface NotificationKindRow {
  /** The events that trigger the notification. */
  readonly on: readonly [EventKind, ...EventKind[]];
  /** The sentence in the list, at the bell and in the email. Only the names of `SentenceNames` may appear in braces. */
  readonly sentence: string;
  readonly recipients: RecipientRule;
  /** The page that the notification opens. */
  readonly page: NotificationPage;
  readonly mail: NoticeMail | null;
}

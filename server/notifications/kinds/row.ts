import type { applicationStatus } from '#contract/applications/states.ts';
import type { EmailPreference } from '#contract/notifications/states.ts';
import type { EventKind } from '#server/platform/events/payload.ts';
import type { NoticeFacts, NoticeEmailTemplate } from './email-facts.ts';

/** The recipients of a notification, before their settings apply. */
interface RecipientRule {
  /**
   * `party`: the agency or the employer of the event. `user-in-event`: only the user in the event. `mentioned`: the
   * users whom a message mentions. Otherwise, for an event without an agency, the agencies with an application in one of
   * these statuses.
   */
  readonly audience:
    | 'party'
    | 'user-in-event'
    | 'mentioned'
    | {
        readonly applicationStatuses: readonly (typeof applicationStatus)[keyof typeof applicationStatus][];
        /** In a tie-break round, only the tied agencies. */
        readonly canBidNow?: true;
      };
  /** Users are not notified about their own actions, unless they need the confirmation. */
  readonly includesActor?: true;
  /** An unread notification about the same record is renewed, so that repeated edits leave only one. */
  readonly coalescedBy?: 'candidateId' | 'engagementId' | 'talentRequestId' | 'threadId';
}

/** The texts of the email about one notification, where they differ by kind. */
export interface NoticeEmailCopy {
  /** `about` is the engagement, talent request or kind of role, depending on the template. */
  readonly subject: `${string}{about}${string}`;
  readonly text: string;
  /** The line over the title, if not that of the template. */
  readonly over?: string;
  /** The button, if not that of the template. */
  readonly action?: string;
  /** The reason for the email, if not that of the template. */
  readonly why?: string;
  /** The label of the time in the event, or of the closing time. */
  readonly closes?: string;
}

/** The email about one notification. Several notifications at once are combined. */
interface NoticeMail {
  /** The setting that turns it off. */
  readonly preference: Exclude<EmailPreference, 'notificationSummary'>;
  readonly template: NoticeEmailTemplate;
  /** Deadlines are never delayed, neither by quiet hours nor by the daily limit. */
  readonly isDeadline?: true;
  /** Decisions are sent separately, because people search their inbox for the subject. */
  readonly isDecision?: true;
  /** It is about a message, which its recipient can answer by email. */
  readonly isAnswerable?: true;
  /** Sent only when the action can no longer be undone. */
  readonly canBeUndone?: true;
  readonly copy: NoticeEmailCopy;
  /** The name of its sample in the demo's mailbox. */
  readonly sample: string;
  readonly sampleFacts?: Partial<NoticeFacts>;
}

/** The pages that notifications open; their paths are in rules/notification-page.ts. */
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
  | 'employer-clarifications'
  | 'employer-discussion'
  | 'employer-engagement'
  | 'employer-prequalification';

/** Everything that the server knows about a kind of notification; its side and category are in the contract. */
export interface NotificationKindRow {
  /** The events that trigger it. */
  readonly on: readonly [EventKind, ...EventKind[]];
  /** The sentence in the list, at the bell and in the email. The names in braces are those of `SentenceNames`. */
  readonly sentence: string;
  readonly recipients: RecipientRule;
  /** The page that it opens. */
  readonly page: NotificationPage;
  readonly mail: NoticeMail | null;
}

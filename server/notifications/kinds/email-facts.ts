import type { RevisedAmounts } from '#contract/candidates/rules.ts';
import type { EngagementKind } from '#contract/engagements/states.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';

/** The templates of emails about one notification. */
const noticeEmailTemplates = [
  'new-application',
  'new-candidate',
  'application-updated',
  'bidding',
  'candidate-status-changed',
  'deadline',
  'message',
  'prequalification',
] as const;
export type NoticeEmailTemplate = (typeof noticeEmailTemplates)[number];

/** The templates of this room's emails, each about one notification or several. */
export const emailTemplates = [...noticeEmailTemplates, 'bundle', 'summary'] as const;
export type EmailTemplate = (typeof emailTemplates)[number];

/** A notice with all the data that an email about it may need. */
export interface NoticeFacts {
  readonly kind: NotificationKindName;
  readonly sentence: string;
  /** The internal path of the notice's page. */
  readonly to: string;
  readonly at: string;
  readonly engagement: {
    readonly title: string;
    readonly number: number;
    readonly kind: EngagementKind;
    readonly closingAt: string;
  } | null;
  readonly talentRequest: string | null;
  readonly candidate: string | null;
  readonly agency: string | null;
  readonly client: string | null;
  /** The candidate's new status. */
  readonly status: string | null;
  /** The amounts that a salary revision changes. */
  readonly revised: RevisedAmounts | null;
  /** The kind of role for a prequalification. */
  readonly kindOfRole: string | null;
  readonly document: string | null;
  /** The last day on which an approval or a document is valid, formatted. */
  readonly day: string | null;
  /** The number in the event, such as the number of people. */
  readonly count: string | null;
  /** The time in the event: a deadline, or the end of a stage, of bidding or of a pause. */
  readonly until: string | null;
  /** The root hash of a lot's final log, so that bidders can compare it. */
  readonly logHead: string | null;
}

/** The data for an email about notices. */
export interface EmailFacts {
  readonly template: EmailTemplate;
  readonly publicUrl: string;
  readonly firstName: string;
  readonly timeZone: string;
  readonly notices: readonly NoticeFacts[];
  /** Whether a reply to the email is added to the conversation. */
  readonly isAnswerable?: boolean;
  /** The total number of notices; a long list is truncated. */
  readonly total: number;
}

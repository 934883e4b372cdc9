import type { EngagementKind } from '#contract/engagements/states.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';

/** The templates of an email about one notification. */
const noticeMailTemplates = [
  'new-application',
  'new-candidate',
  'application-updated',
  'candidate-status-changed',
  'deadline',
  'prequalification',
] as const;
export type NoticeMailTemplate = (typeof noticeMailTemplates)[number];

/** The templates of the room's emails: about one notification, or about several. */
export const mailTemplates = [...noticeMailTemplates, 'bundle', 'summary'] as const;
export type MailTemplate = (typeof mailTemplates)[number];

/** One thing that a person is told of, with everything that a mail may say about it. */
export interface NoticeFacts {
  readonly kind: NotificationKindName;
  readonly sentence: string;
  /** The page that it is about, as an internal path. */
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
  /** The status that a candidate has come to. */
  readonly status: string | null;
  /** The kind of role that prequalification is about. */
  readonly kindOfRole: string | null;
  readonly document: string | null;
  /** The last day of an approval or a document, as it is written. */
  readonly day: string | null;
  /** Until when something is asked for. */
  readonly until: string | null;
}

/** What a mail is written from. */
export interface MailFacts {
  readonly template: MailTemplate;
  readonly publicUrl: string;
  readonly firstName: string;
  readonly timeZone: string;
  readonly notices: readonly NoticeFacts[];
  /** How many there are; a long list is cut. */
  readonly total: number;
}

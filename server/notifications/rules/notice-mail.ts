import type { EngagementKind } from '#contract/engagements/states.ts';
import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';

/** The mails that there are, each a form of its own. */
export const mailTemplates = [
  'new-application',
  'new-candidate',
  'application-updated',
  'candidate-status-changed',
  'deadline',
  'prequalification',
  'bundle',
  'summary',
] as const;
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

/** A withdrawal can be taken back for ten minutes; nobody is told of one that was. Source: domain rules D1, D2. */
const undoMinutes = 10;

const canBeUndone: ReadonlySet<NotificationKindName> = new Set(['candidate-withdrawn', 'application-withdrawn']);

/** From when on a notice may go by mail. */
export const noticeDueAt = (kind: NotificationKindName, happenedAt: Date): Date =>
  canBeUndone.has(kind) ? new Date(happenedAt.getTime() + undoMinutes * 60_000) : happenedAt;

/** The form of a mail that tells of these things: of one by what it is, of several in a bundle. */
export const templateOf = (kinds: readonly NotificationKindName[]): MailTemplate => {
  const [only] = kinds;
  if (only === undefined || kinds.length > 1) return 'bundle';
  if (only.startsWith('prequalification-')) return 'prequalification';
  // What is asked for in time is an answer, not the closing of an engagement.
  if (only === 'application-rebid-asked') return 'application-updated';
  if (notificationKinds[only].isDeadline) return 'deadline';
  if (only === 'application-received') return 'new-application';
  if (only === 'candidate-received') return 'new-candidate';
  return notificationKinds[only].mail === 'candidateStatusChanged' ? 'candidate-status-changed' : 'application-updated';
};

const decisions: ReadonlySet<NotificationKindName> = new Set([
  'application-approved',
  'application-declined',
  'prequalification-approved',
  'prequalification-declined',
]);

/** Whether a notice is of an approval or a decline, which people look for in their inbox by its subject. */
export const isDecision = (kind: NotificationKindName): boolean => decisions.has(kind);

/** A notice that is about to go. It was held if quiet hours or the limit of the day before kept it back. */
interface Outgoing {
  readonly kind: NotificationKindName;
  readonly isHeld: boolean;
}

/**
 * The emails that notices go in: each decision in one of its own, under its own subject, and the rest together. All go in
 * one where they exceed what is left of the day's limit. Held notices were promised in one email.
 */
export const groupNotices = <N extends Outgoing>(notices: readonly N[], mailsLeft: number): (readonly N[])[] => {
  const alone = notices.filter(({ kind, isHeld }) => isDecision(kind) && !isHeld);
  const rest = notices.filter((one) => !alone.includes(one));
  const groups = [...alone.map((one) => [one]), ...(rest.length > 0 ? [rest] : [])];
  return groups.length <= Math.max(1, mailsLeft) ? groups : [notices];
};

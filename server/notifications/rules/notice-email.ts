import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { emailCopy, noticeEmailCopy } from '../copy.ts';
import { kindRow } from '../kinds.ts';
import type { EmailFacts, EmailTemplate, NoticeFacts, NoticeEmailTemplate } from '../kinds/email-facts.ts';

/** A withdrawal can be undone for ten minutes, and an undone one is not notified. Source: domain rules D1, D2. */
const undoMinutes = 10;

/** When a notice may be emailed at the earliest. */
export const noticeDueAt = (kind: NotificationKindName, happenedAt: Date): Date =>
  kindRow(kind).mail?.canBeUndone === true ? new Date(happenedAt.getTime() + undoMinutes * 60_000) : happenedAt;

/** The template of an email about these notices: one has its own, several use the bundle. */
export const emailTemplateFor = (kinds: readonly NotificationKindName[]): EmailTemplate => {
  const [only] = kinds;
  return (only !== undefined && kinds.length === 1 && kindRow(only).mail?.template) || 'bundle';
};

/** Whether a notice is an approval or a decline, which people search for in their inbox by subject. */
const isDecision = (kind: NotificationKindName): boolean => kindRow(kind).mail?.isDecision === true;

const aboutEngagement = ({ engagement }: NoticeFacts): string => engagement?.title ?? emailCopy.anEngagement;
const aboutTalentRequest = ({ talentRequest }: NoticeFacts): string => talentRequest ?? emailCopy.aTalentRequest;

/** A lot by its talent request, otherwise the engagement. */
const aboutLot = (notice: NoticeFacts): string => notice.talentRequest ?? aboutEngagement(notice);

/** The record that the subject of an email names. */
const aboutByTemplate: Readonly<Record<NoticeEmailTemplate, (notice: NoticeFacts) => string>> = {
  'new-application': ({ engagement }) => engagement?.title ?? emailCopy.yourEngagement,
  'new-candidate': aboutTalentRequest,
  'application-updated': aboutEngagement,
  bidding: aboutLot,
  'candidate-status-changed': (notice) => notice.count ?? aboutTalentRequest(notice),
  deadline: aboutLot,
  message: ({ kind, agency, client }) =>
    (notificationKinds[kind].side === 'client' ? agency : client) ?? emailCopy.aCompany,
  prequalification: ({ kindOfRole, document }) => kindOfRole ?? document ?? 'Rolecall',
};

/** The heading of a notice in a list of several: its engagement, or the company of a discussion. */
export const noticeHeading = (notice: NoticeFacts): string => {
  if (notice.engagement) return notice.engagement.title;
  return kindRow(notice.kind).mail?.template === 'message' ? aboutByTemplate.message(notice) : 'Rolecall';
};

/** The texts of the email about one notice, with its subject. */
export const noticeEmailTexts = (notice: NoticeFacts) => {
  const { mail } = kindRow(notice.kind);
  const copy = noticeEmailCopy[notice.kind];
  if (mail === null || copy === undefined) throw new Error(`Notifications of the kind ${notice.kind} have no email.`);
  const subject = copy.subject({
    about: aboutByTemplate[mail.template](notice),
    agency: notice.agency ?? emailCopy.anAgency,
    status: notice.status ?? emailCopy.anyStatus,
  });
  const { text, over, action, why } = copy;
  return { subject, text, over, action, why };
};

/** The time that a notice is about, with its label: that of the event, or the closing time that a deadline is about. */
export const noticeEnd = (notice: NoticeFacts): { label: string; at: string } | undefined => {
  const isDeadline = kindRow(notice.kind).mail?.template === 'deadline';
  const at = notice.until ?? (isDeadline ? notice.engagement?.closingAt : undefined);
  return at === undefined ? undefined : { label: noticeEmailCopy[notice.kind]?.closes ?? emailCopy.closes, at };
};

/** Whether a notice is about a message. */
export const isMessage = (kind: NotificationKindName): boolean => kindRow(kind).mail?.isAnswerable === true;

/**
 * The notice that the subject of a combined email names: a decision, or a message of the conversation that the email is
 * about, where a mention comes first.
 */
export const namedInSubject = ({ notices, isAnswerable }: EmailFacts): NoticeFacts | undefined =>
  isAnswerable === true
    ? (notices.find(({ kind }) => kindRow(kind).recipients.audience === 'mentioned') ?? notices[0])
    : notices.find(({ kind }) => isDecision(kind));

/** A notice about to be emailed. It was held if quiet hours or the limit of the day before postponed it. */
interface Outgoing {
  readonly kind: NotificationKindName;
  readonly isHeld: boolean;
  /** The conversation in which an answer to the email is written. */
  readonly threadId: string | undefined;
}

/**
 * Groups notices into emails: each decision alone, under its own subject, the messages of each conversation together, so
 * that a reply has one destination, and the rest together. All are combined if they exceed the rest of the daily limit.
 * Held notices were promised in one email.
 */
export const groupNotices = <N extends Outgoing>(notices: readonly N[], mailsLeft: number): (readonly N[])[] => {
  const alone = notices.filter(({ kind, isHeld }) => isDecision(kind) && !isHeld);
  const messages = notices.filter(({ threadId, isHeld }) => threadId !== undefined && !isHeld);
  const rest = notices.filter((one) => !alone.includes(one) && !messages.includes(one));
  const threads = Map.groupBy(messages, ({ threadId }) => threadId).values();
  const groups = [...alone.map((one) => [one]), ...threads, ...(rest.length > 0 ? [rest] : [])];
  return groups.length <= Math.max(1, mailsLeft) ? groups : [notices];
};

import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { noticeEmailCopy, revisedAmountsTitleCopy, sharedEmailCopy } from '../copy.ts';
import { notificationKindRow } from '../kinds.ts';
import type { EmailFacts, EmailTemplate, NoticeFacts, NoticeEmailTemplate } from '../kinds/email-facts.ts';

/**
 * The number of minutes in which a withdrawal can be undone. Nobody is notified of an undone withdrawal. Source: domain
 * rules D1, D2.
 */
const undoMinutes = 10;

/** Returns the earliest time at which a notice may be emailed. */
export const earliestNoticeTime = (kind: NotificationKindName, happenedAt: Date): Date =>
  notificationKindRow(kind).mail?.canBeUndone === true
    ? new Date(happenedAt.getTime() + undoMinutes * 60_000)
    : happenedAt;

/**
 * Returns the template of an email about these notices: the notice's own template if there is only one, otherwise the
 * bundle.
 */
export const emailTemplateFor = (kinds: readonly NotificationKindName[]): EmailTemplate => {
  const [only] = kinds;
  return (only !== undefined && kinds.length === 1 && notificationKindRow(only).mail?.template) || 'bundle';
};

/** Whether a notice is an approval or a decline, which people search for in their inbox by subject. */
const isDecision = (kind: NotificationKindName): boolean => notificationKindRow(kind).mail?.isDecision === true;

const aboutEngagement = ({ engagement }: NoticeFacts): string => engagement?.title ?? sharedEmailCopy.anEngagement;
const aboutTalentRequest = ({ talentRequest }: NoticeFacts): string => talentRequest ?? sharedEmailCopy.aTalentRequest;

/** Returns the job title of a lot's talent request, or otherwise the engagement's title. */
const aboutLot = (notice: NoticeFacts): string => notice.talentRequest ?? aboutEngagement(notice);

/** The record named in an email's subject, by template. */
const aboutByTemplate: Readonly<Record<NoticeEmailTemplate, (notice: NoticeFacts) => string>> = {
  'new-application': ({ engagement }) => engagement?.title ?? sharedEmailCopy.yourEngagement,
  'new-candidate': aboutTalentRequest,
  'application-updated': aboutEngagement,
  bidding: aboutLot,
  'candidate-status-changed': (notice) => notice.count ?? aboutTalentRequest(notice),
  deadline: aboutLot,
  message: ({ kind, agency, client }) =>
    (notificationKinds[kind].side === 'client' ? agency : client) ?? sharedEmailCopy.aCompany,
  prequalification: ({ kindOfRole, document }) => kindOfRole ?? document ?? 'Rolecall',
};

/**
 * Returns the heading of a notice in a list of several: its engagement, the company for a discussion, or otherwise
 * Rolecall.
 */
export const noticeHeading = (notice: NoticeFacts): string => {
  if (notice.engagement) return notice.engagement.title;
  return notificationKindRow(notice.kind).mail?.template === 'message' ? aboutByTemplate.message(notice) : 'Rolecall';
};

/** Returns the subject and the other text of the email about one notice. */
export const formatNoticeEmail = (notice: NoticeFacts) => {
  const { mail } = notificationKindRow(notice.kind);
  const copy = noticeEmailCopy[notice.kind];
  if (mail === null || copy === undefined) throw new Error(`Notifications of the kind ${notice.kind} have no email.`);
  const subject = copy.subject({
    about: aboutByTemplate[mail.template](notice),
    agency: notice.agency ?? sharedEmailCopy.anAgency,
    status: notice.status ?? sharedEmailCopy.anyStatus,
    pay: notice.revised === null ? sharedEmailCopy.anyPay : revisedAmountsTitleCopy[notice.revised],
  });
  const { text, over, action, why } = copy;
  return { subject, text, over, action, why };
};

/**
 * Returns the time that a notice is about, with its label: the time in the event, or the closing time for a deadline.
 */
export const noticeTime = (notice: NoticeFacts): { label: string; at: string } | undefined => {
  const isDeadline = notificationKindRow(notice.kind).mail?.template === 'deadline';
  const at = notice.until ?? (isDeadline ? notice.engagement?.closingAt : undefined);
  return at === undefined ? undefined : { label: noticeEmailCopy[notice.kind]?.closes ?? sharedEmailCopy.closes, at };
};

/** Whether a notice is about a message. */
export const isMessageNotice = (kind: NotificationKindName): boolean =>
  notificationKindRow(kind).mail?.isAnswerable === true;

/**
 * Returns the notice named in the subject of a combined email: a decision, or a message of the conversation that the
 * email is about. A mention comes first.
 */
export const findSubjectNotice = ({ notices, isAnswerable }: EmailFacts): NoticeFacts | undefined =>
  isAnswerable === true
    ? (notices.find(({ kind }) => notificationKindRow(kind).recipients.audience === 'mentioned') ?? notices[0])
    : notices.find(({ kind }) => isDecision(kind));

/** A notice about to be emailed. It is held if quiet hours or the previous day's limit postponed it. */
interface Outgoing {
  readonly kind: NotificationKindName;
  readonly isHeld: boolean;
  /** The conversation to which a reply to the email is added. */
  readonly threadId: string | undefined;
}

/**
 * Groups notices into emails. Each decision gets its own email under its own subject. The messages of a conversation
 * share an email, so that a reply has one destination. All other notices share one more email, including every held
 * notice, because users were promised that held notices arrive in one email. If the emails would exceed what is left of
 * the daily limit, all notices are combined.
 */
export const groupNotices = <N extends Outgoing>(notices: readonly N[], mailsLeft: number): (readonly N[])[] => {
  const alone = notices.filter(({ kind, isHeld }) => isDecision(kind) && !isHeld);
  const messages = notices.filter(({ threadId, isHeld }) => threadId !== undefined && !isHeld);
  const rest = notices.filter((one) => !alone.includes(one) && !messages.includes(one));
  const threads = Map.groupBy(messages, ({ threadId }) => threadId).values();
  const groups = [...alone.map((one) => [one]), ...threads, ...(rest.length > 0 ? [rest] : [])];
  return groups.length <= Math.max(1, mailsLeft) ? groups : [notices];
};

import { notificationKinds, type NotificationKindName } from '#contract/notifications/states.ts';
import { emailCopy, noticeEmailCopy } from '../copy.ts';
import { kindRow } from '../kinds.ts';
import type { EmailTemplate, NoticeFacts, NoticeEmailTemplate } from '../kinds/email-facts.ts';

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
export const isDecision = (kind: NotificationKindName): boolean => kindRow(kind).mail?.isDecision === true;

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
  'candidate-status-changed': aboutTalentRequest,
  deadline: aboutLot,
  message: ({ kind, agency, client }) =>
    (notificationKinds[kind].side === 'client' ? agency : client) ?? emailCopy.aCompany,
  prequalification: ({ kindOfRole, document }) => kindOfRole ?? document ?? 'Rolecall',
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

/** A notice about to be emailed. It was held if quiet hours or the limit of the day before postponed it. */
interface Outgoing {
  readonly kind: NotificationKindName;
  readonly isHeld: boolean;
}

/**
 * Groups notices into emails: each decision alone, under its own subject, and the rest together. All are combined if
 * they exceed the rest of the daily limit. Held notices were promised in one email.
 */
export const groupNotices = <N extends Outgoing>(notices: readonly N[], mailsLeft: number): (readonly N[])[] => {
  const alone = notices.filter(({ kind, isHeld }) => isDecision(kind) && !isHeld);
  const rest = notices.filter((one) => !alone.includes(one));
  const groups = [...alone.map((one) => [one]), ...(rest.length > 0 ? [rest] : [])];
  return groups.length <= Math.max(1, mailsLeft) ? groups : [notices];
};

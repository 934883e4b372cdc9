import type { NotificationKindName } from '#contract/notifications/states.ts';
import { emailCopy, noticeMailCopy } from '../copy.ts';
import { kindRow } from '../kinds.ts';
import type { MailTemplate, NoticeFacts, NoticeMailTemplate } from '../kinds/mail-facts.ts';

/** A withdrawal can be undone for ten minutes, and an undone one is not notified. Source: domain rules D1, D2. */
const undoMinutes = 10;

/** From when on a notice may go by mail. */
export const noticeDueAt = (kind: NotificationKindName, happenedAt: Date): Date =>
  kindRow(kind).mail?.canBeUndone === true ? new Date(happenedAt.getTime() + undoMinutes * 60_000) : happenedAt;

/** The template of an email about these: one notice has its own, several go in a bundle. */
export const templateOf = (kinds: readonly NotificationKindName[]): MailTemplate => {
  const [only] = kinds;
  return (only !== undefined && kinds.length === 1 && kindRow(only).mail?.template) || 'bundle';
};

/** Whether a notice is of an approval or a decline, which people look for in their inbox by its subject. */
export const isDecision = (kind: NotificationKindName): boolean => kindRow(kind).mail?.isDecision === true;

const aboutEngagement = ({ engagement }: NoticeFacts): string => engagement?.title ?? emailCopy.anEngagement;
const aboutTalentRequest = ({ talentRequest }: NoticeFacts): string => talentRequest ?? emailCopy.aTalentRequest;

/** The record that the subject of an email names. */
const aboutByTemplate: Readonly<Record<NoticeMailTemplate, (notice: NoticeFacts) => string>> = {
  'new-application': ({ engagement }) => engagement?.title ?? emailCopy.yourEngagement,
  'new-candidate': aboutTalentRequest,
  'application-updated': aboutEngagement,
  'candidate-status-changed': aboutTalentRequest,
  deadline: aboutEngagement,
  prequalification: ({ kindOfRole, document }) => kindOfRole ?? document ?? 'Rolecall',
};

/** The texts of the email about one notice, with its subject. */
export const noticeMailTexts = (notice: NoticeFacts) => {
  const { mail } = kindRow(notice.kind);
  const copy = noticeMailCopy[notice.kind];
  if (mail === null || copy === undefined) throw new Error(`Notifications of the kind ${notice.kind} have no email.`);
  const subject = copy.subject({
    about: aboutByTemplate[mail.template](notice),
    agency: notice.agency ?? emailCopy.anAgency,
    status: notice.status ?? emailCopy.anyStatus,
  });
  const { text, over, action, why, closes } = copy;
  return { subject, text, over, action, why, closes };
};

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

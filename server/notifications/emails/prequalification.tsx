import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { emailCopy, prequalificationCopy, type MailCopy } from '../copy.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';

const copyByKind: Partial<Record<NotificationKindName, MailCopy>> = prequalificationCopy;
const copyOf = (kind: NotificationKindName): MailCopy =>
  copyByKind[kind] ?? prequalificationCopy['prequalification-updated'];

const aboutOf = ({ kindOfRole, document }: { kindOfRole: string | null; document: string | null }): string =>
  kindOfRole ?? document ?? 'Rolecall';

/** To either side: what became of a prequalification, and what runs out. */
export const prequalification: NoticeTemplate = {
  subject: ({ notices: [notice] }) =>
    notice ? copyOf(notice.kind).subject({ about: aboutOf(notice) }) : emailCopy.prequalificationOver,
  Letter: ({ facts, notice }) => {
    const { text } = copyOf(notice.kind);
    const isForEmployer = notice.kind === 'prequalification-received';
    return (
      <NoticeFrame
        facts={facts}
        subject={prequalification.subject(facts)}
        preview={text}
        over={emailCopy.prequalificationOver}
        title={notice.sentence}
        why={emailCopy.applicationWhy}
      >
        <MailText>{text}</MailText>
        <MailFactList
          rows={[
            isForEmployer ? [emailCopy.agency, notice.agency] : [emailCopy.employer, notice.client],
            [emailCopy.kindOfRole, notice.kindOfRole],
            [emailCopy.document, notice.document],
            [emailCopy.lastDay, notice.day],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {isForEmployer ? emailCopy.openRequest : emailCopy.openPrequalification}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { emailCopy } from '../copy.ts';
import { noticeMailTexts } from '../rules/notice-mail.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';

/** To either side: the outcome of a prequalification, and what expires soon. */
export const prequalification: NoticeTemplate = {
  Letter: ({ facts, notice, subject }) => {
    const { text } = noticeMailTexts(notice);
    const isForEmployer = notificationKinds[notice.kind].side === 'client';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
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

import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { emailCopy } from '../copy.ts';
import { noticeEmailTexts } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';

/** The email to either side about a prequalification's new status, or an approval or document that expires. */
export const prequalificationTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const { text } = noticeEmailTexts(notice);
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
        <EmailText>{text}</EmailText>
        <EmailFactList
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

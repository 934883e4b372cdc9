import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { sharedEmailCopy } from '../copy.ts';
import { formatNoticeEmail } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';

/** The email to either side about a prequalification's new status, or an approval or document that expires. */
export const prequalificationTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const { text } = formatNoticeEmail(notice);
    const isForEmployer = notificationKinds[notice.kind].side === 'client';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={text}
        over={sharedEmailCopy.prequalificationOver}
        title={notice.sentence}
        why={sharedEmailCopy.applicationWhy}
      >
        <EmailText>{text}</EmailText>
        <EmailFactList
          rows={[
            isForEmployer ? [sharedEmailCopy.agency, notice.agency] : [sharedEmailCopy.employer, notice.client],
            [sharedEmailCopy.kindOfRole, notice.kindOfRole],
            [sharedEmailCopy.document, notice.document],
            [sharedEmailCopy.lastDay, notice.day],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {isForEmployer ? sharedEmailCopy.openRequest : sharedEmailCopy.openPrequalification}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

import { notificationKinds } from '#contract/notifications/states.ts';
import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { sharedEmailCopy } from '../copy.ts';
import { formatNoticeEmail } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';

/** The email to either side about a new message from the other side in a discussion, without the message itself. */
export const messageTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const { text } = formatNoticeEmail(notice);
    const isForEmployer = notificationKinds[notice.kind].side === 'client';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={text}
        over={sharedEmailCopy.messageOver}
        title={notice.sentence}
        why={sharedEmailCopy.applicationWhy}
      >
        <EmailText>{text}</EmailText>
        <EmailFactList
          rows={[isForEmployer ? [sharedEmailCopy.agency, notice.agency] : [sharedEmailCopy.employer, notice.client]]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {sharedEmailCopy.openMessage}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

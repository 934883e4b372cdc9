import { EmailText } from '#server/platform/mail/frame.tsx';
import { sharedEmailCopy, summaryEmailCopy } from '../copy.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { NoReplyNote, NoticeList, omittedNoticesText } from './notice-list.tsx';

/** The email to either side with the unread notifications, sent in the morning. */
export const summaryTemplate: NoticeTemplate = {
  subject: ({ total }) => summaryEmailCopy.subject({ total }),
  Body: ({ facts, subject }) => (
    <NoticeFrame
      facts={facts}
      subject={subject}
      preview={facts.notices[0]?.sentence ?? ''}
      over={summaryEmailCopy.over({ firstName: facts.firstName })}
      title={summaryEmailCopy.title({ total: facts.total })}
      why={summaryEmailCopy.why}
    >
      <NoticeList facts={facts} />
      {omittedNoticesText(facts) && <EmailText>{omittedNoticesText(facts)}</EmailText>}
      <NoReplyNote facts={facts} />
      <NoticeButton facts={facts} to="/activitystream/notification">
        {sharedEmailCopy.seeAll}
      </NoticeButton>
    </NoticeFrame>
  ),
};

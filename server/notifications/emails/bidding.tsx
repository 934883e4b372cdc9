import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { biddingEmailCopy, sharedEmailCopy } from '../copy.ts';
import { formatNoticeEmail } from '../rules/notice-email.ts';
import { engagementLabel } from './date-lines.tsx';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';

/**
 * The email to either side about the state or the result of bidding on a talent request. It never mentions other
 * bidders.
 */
export const biddingTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const { text } = formatNoticeEmail(notice);
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={text}
        over={biddingEmailCopy.over}
        title={notice.sentence}
        why={sharedEmailCopy.applicationWhy}
      >
        <EmailText>{text}</EmailText>
        <EmailFactList
          rows={[
            [sharedEmailCopy.talentRequest, notice.talentRequest],
            [sharedEmailCopy.engagement, engagementLabel(notice.engagement)],
            isForAgency ? [sharedEmailCopy.employer, notice.client] : [sharedEmailCopy.agency, notice.agency],
            [biddingEmailCopy.logHead, notice.logHead],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {isForAgency ? biddingEmailCopy.open : biddingEmailCopy.openAward}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { deadlineCopy, sharedEmailCopy } from '../copy.ts';
import { formatNoticeEmail, noticeTime } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatEmailDate } from './date-lines.tsx';

/** The email to either side about an engagement or bidding that closes soon or has a new end. */
export const deadlineTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const { engagement } = notice;
    const { text, action } = formatNoticeEmail(notice);
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    const end = noticeTime(notice);
    const closes = end ? formatEmailDate(end.at, facts.timeZone) : null;
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={closes ? deadlineCopy.preview({ label: end?.label ?? '', closes }) : notice.sentence}
        over={deadlineCopy.over}
        title={notice.sentence}
        why={deadlineCopy.why}
      >
        <EmailText>{text}</EmailText>
        <EmailFactList
          rows={[
            [end?.label ?? '', closes],
            [sharedEmailCopy.talentRequest, notice.talentRequest],
            [sharedEmailCopy.engagement, engagementLabel(engagement)],
            isForAgency ? [sharedEmailCopy.employer, notice.client] : ['', null],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {action ?? sharedEmailCopy.openEngagement}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

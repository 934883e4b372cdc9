import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { sharedEmailCopy } from '../copy.ts';
import { formatNoticeEmail, noticeTime } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatEmailDate } from './date-lines.tsx';

/** The email to either side about the new status of an application or its engagement. */
export const applicationUpdatedTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const end = noticeTime(notice);
    const { text, over, action, why } = formatNoticeEmail(notice);
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={text}
        over={over ?? sharedEmailCopy.applicationOver}
        title={notice.sentence}
        why={why ?? sharedEmailCopy.applicationWhy}
      >
        <EmailText>{text}</EmailText>
        <EmailFactList
          rows={[
            [sharedEmailCopy.engagement, engagementLabel(notice.engagement)],
            [end?.label ?? '', end ? formatEmailDate(end.at, facts.timeZone) : null],
            isForAgency ? [sharedEmailCopy.employer, notice.client] : [sharedEmailCopy.agency, notice.agency],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {action ?? sharedEmailCopy.openEngagement}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

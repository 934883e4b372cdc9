import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { emailCopy } from '../copy.ts';
import { noticeMailTexts } from '../rules/notice-mail.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatMailDate } from './date-lines.tsx';

/** To either side: the outcome of an application, or of its engagement. */
export const applicationUpdated: NoticeTemplate = {
  Letter: ({ facts, notice, subject }) => {
    const { text, over, action, why } = noticeMailTexts(notice);
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={text}
        over={over ?? emailCopy.applicationOver}
        title={notice.sentence}
        why={why ?? emailCopy.applicationWhy}
      >
        <MailText>{text}</MailText>
        <MailFactList
          rows={[
            [emailCopy.engagement, engagementLabel(notice.engagement)],
            [emailCopy.answerUntil, notice.until && formatMailDate(notice.until, facts.timeZone)],
            isForAgency ? [emailCopy.employer, notice.client] : [emailCopy.agency, notice.agency],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {action ?? emailCopy.openEngagement}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

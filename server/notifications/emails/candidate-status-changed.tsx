import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { sharedEmailCopy } from '../copy.ts';
import { formatNoticeEmail } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel } from './date-lines.tsx';

/** The email to either side about a candidate's new status. */
export const candidateStatusTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const { text, action } = formatNoticeEmail(notice);
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={text}
        over={sharedEmailCopy.candidateOver}
        title={notice.sentence}
        why={sharedEmailCopy.candidateWhy}
      >
        <EmailText>{text}</EmailText>
        <EmailFactList
          rows={[
            [sharedEmailCopy.candidate, notice.candidate],
            [sharedEmailCopy.talentRequest, notice.talentRequest],
            [sharedEmailCopy.engagement, engagementLabel(notice.engagement)],
            isForAgency ? [sharedEmailCopy.employer, notice.client] : [sharedEmailCopy.agency, notice.agency],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {action ?? sharedEmailCopy.openCandidate}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { emailCopy } from '../copy.ts';
import { noticeEmailTexts } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel } from './date-lines.tsx';

/** The email to either side about a candidate's new status. */
export const candidateStatusTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => {
    const { text, action } = noticeEmailTexts(notice);
    const isForAgency = notificationKinds[notice.kind].side === 'agency';
    return (
      <NoticeFrame
        facts={facts}
        subject={subject}
        preview={text}
        over={emailCopy.candidateOver}
        title={notice.sentence}
        why={emailCopy.candidateWhy}
      >
        <EmailText>{text}</EmailText>
        <EmailFactList
          rows={[
            [emailCopy.candidate, notice.candidate],
            [emailCopy.talentRequest, notice.talentRequest],
            [emailCopy.engagement, engagementLabel(notice.engagement)],
            isForAgency ? [emailCopy.employer, notice.client] : [emailCopy.agency, notice.agency],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {action ?? emailCopy.openCandidate}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

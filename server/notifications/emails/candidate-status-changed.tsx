import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { notificationKinds } from '#contract/notifications/states.ts';
import { emailCopy } from '../copy.ts';
import { noticeMailTexts } from '../rules/notice-mail.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel } from './date-lines.tsx';

/** To either side: a candidate's status has changed. */
export const candidateStatusChanged: NoticeTemplate = {
  Letter: ({ facts, notice, subject }) => {
    const { text, action } = noticeMailTexts(notice);
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
        <MailText>{text}</MailText>
        <MailFactList
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

import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { emailCopy, newCandidateCopy } from '../copy.ts';
import { noticeMailTexts } from '../rules/notice-mail.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel } from './date-lines.tsx';

/** To the employer: an agency has submitted a candidate. */
export const newCandidate: NoticeTemplate = {
  Letter: ({ facts, notice, subject }) => (
    <NoticeFrame
      facts={facts}
      subject={subject}
      preview={newCandidateCopy.preview}
      over={newCandidateCopy.over}
      title={notice.sentence}
      why={emailCopy.candidateWhy}
    >
      <MailText>{noticeMailTexts(notice).text}</MailText>
      <MailFactList
        rows={[
          [emailCopy.candidate, notice.candidate],
          [emailCopy.talentRequest, notice.talentRequest],
          [emailCopy.engagement, engagementLabel(notice.engagement)],
          [emailCopy.agency, notice.agency],
        ]}
      />
      <NoticeButton facts={facts} to={notice.to}>
        {emailCopy.openCandidate}
      </NoticeButton>
    </NoticeFrame>
  ),
};

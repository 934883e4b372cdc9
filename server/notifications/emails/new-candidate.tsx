import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { emailCopy, newCandidateCopy } from '../copy.ts';
import { noticeEmailTexts } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel } from './date-lines.tsx';

/** The email telling the employer that an agency has submitted a candidate. */
export const newCandidateTemplate: NoticeTemplate = {
  Body: ({ facts, notice, subject }) => (
    <NoticeFrame
      facts={facts}
      subject={subject}
      preview={newCandidateCopy.preview}
      over={newCandidateCopy.over}
      title={notice.sentence}
      why={emailCopy.candidateWhy}
    >
      <EmailText>{noticeEmailTexts(notice).text}</EmailText>
      <EmailFactList
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

import { EmailFactList, EmailText } from '#server/platform/mail/frame.tsx';
import { sharedEmailCopy, newCandidateCopy } from '../copy.ts';
import { formatNoticeEmail } from '../rules/notice-email.ts';
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
      why={sharedEmailCopy.candidateWhy}
    >
      <EmailText>{formatNoticeEmail(notice).text}</EmailText>
      <EmailFactList
        rows={[
          [sharedEmailCopy.candidate, notice.candidate],
          [sharedEmailCopy.talentRequest, notice.talentRequest],
          [sharedEmailCopy.engagement, engagementLabel(notice.engagement)],
          [sharedEmailCopy.agency, notice.agency],
        ]}
      />
      <NoticeButton facts={facts} to={notice.to}>
        {sharedEmailCopy.openCandidate}
      </NoticeButton>
    </NoticeFrame>
  ),
};

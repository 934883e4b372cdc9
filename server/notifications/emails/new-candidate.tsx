import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel } from './date-lines.tsx';

/** To the employer: an agency has submitted somebody. */
export const newCandidate: NoticeTemplate = {
  subject: ({ notices: [notice] }) =>
    `New candidate for ${notice?.talentRequest ?? 'a talent request'} from ${notice?.agency ?? 'an agency'}`,
  Letter: ({ facts, notice }) => (
    <NoticeFrame
      facts={facts}
      subject={newCandidate.subject(facts)}
      preview="The documents and the answers are there to read."
      over="New candidate"
      title={notice.sentence}
      why="You get this because mails about candidates are on."
    >
      <MailText>Read the documents and the answers, and move the candidate forward or say no with a reason.</MailText>
      <MailFactList
        rows={[
          ['Candidate', notice.candidate],
          ['Talent request', notice.talentRequest],
          ['Engagement', engagementLabel(notice.engagement)],
          ['Agency', notice.agency],
        ]}
      />
      <NoticeButton facts={facts} to={notice.to}>
        Open the candidate
      </NoticeButton>
    </NoticeFrame>
  ),
};

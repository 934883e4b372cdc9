import { Facts, Words } from '#server/platform/mail/frame.tsx';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText } from './moments.tsx';

/** To the employer: an agency has submitted somebody. */
export const newCandidate: MailForm = {
  subject: ({ notices: [notice] }) =>
    `New candidate for ${notice?.talentRequest ?? 'a talent request'} from ${notice?.agency ?? 'an agency'}`,
  Letter: ({ facts, notice }) => (
    <Frame
      facts={facts}
      subject={newCandidate.subject(facts)}
      preview="The documents and the answers are there to read."
      over="New candidate"
      title={notice.sentence}
      why="You get this because mails about candidates are on."
    >
      <Words>Read the documents and the answers, and move the candidate forward or say no with a reason.</Words>
      <Facts
        rows={[
          ['Candidate', notice.candidate],
          ['Talent request', notice.talentRequest],
          ['Engagement', engagementText(notice.engagement)],
          ['Agency', notice.agency],
        ]}
      />
      <Act facts={facts} to={notice.to}>
        Open the candidate
      </Act>
    </Frame>
  ),
};

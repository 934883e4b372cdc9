import { Facts, Words } from '#server/platform/mail/frame.tsx';
import { emailCopy, newCandidateCopy } from '../copy.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText } from './moments.tsx';

/** To the employer: an agency has submitted somebody. */
export const newCandidate: MailForm = {
  subject: ({ notices: [notice] }) =>
    newCandidateCopy.subject({
      talentRequest: notice?.talentRequest ?? emailCopy.aTalentRequest,
      agency: notice?.agency ?? emailCopy.anAgency,
    }),
  Letter: ({ facts, notice }) => (
    <Frame
      facts={facts}
      subject={newCandidate.subject(facts)}
      preview={newCandidateCopy.preview}
      over={newCandidateCopy.over}
      title={notice.sentence}
      why={emailCopy.candidateWhy}
    >
      <Words>{newCandidateCopy.text}</Words>
      <Facts
        rows={[
          [emailCopy.candidate, notice.candidate],
          [emailCopy.talentRequest, notice.talentRequest],
          [emailCopy.engagement, engagementText(notice.engagement)],
          [emailCopy.agency, notice.agency],
        ]}
      />
      <Act facts={facts} to={notice.to}>
        {emailCopy.openCandidate}
      </Act>
    </Frame>
  ),
};

import { Facts, Words } from '#server/platform/mail/frame.tsx';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { candidateCopy, emailCopy } from '../copy.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText } from './moments.tsx';

type StatusCopy = { readonly status: string; readonly text: string };

const copyByKind: Partial<Record<NotificationKindName, StatusCopy>> = candidateCopy;
const copyOf = (kind: NotificationKindName): StatusCopy => copyByKind[kind] ?? candidateCopy['candidate-moved'];

/** To either side: a candidate has come to another status. */
export const candidateStatusChanged: MailForm = {
  subject: ({ notices: [notice] }) => {
    const isMoved = notice?.kind === 'candidate-moved';
    const copy = copyOf(notice?.kind ?? 'candidate-moved');
    return emailCopy.candidateSubject({
      status: isMoved ? (notice.status ?? copy.status) : copy.status,
      about: notice?.talentRequest ?? emailCopy.aTalentRequest,
    });
  },
  Letter: ({ facts, notice }) => {
    const isGone = notice.kind === 'candidate-withdrawn';
    const { text } = copyOf(notice.kind);
    return (
      <Frame
        facts={facts}
        subject={candidateStatusChanged.subject(facts)}
        preview={text}
        over={emailCopy.candidateOver}
        title={notice.sentence}
        why={emailCopy.candidateWhy}
      >
        <Words>{text}</Words>
        <Facts
          rows={[
            [emailCopy.candidate, notice.candidate],
            [emailCopy.talentRequest, notice.talentRequest],
            [emailCopy.engagement, engagementText(notice.engagement)],
            isGone ? [emailCopy.agency, notice.agency] : [emailCopy.employer, notice.client],
          ]}
        />
        <Act facts={facts} to={notice.to}>
          {isGone ? emailCopy.openEngagement : emailCopy.openCandidate}
        </Act>
      </Frame>
    );
  },
};

import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { candidateCopy, emailCopy } from '../copy.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel } from './date-lines.tsx';

type StatusCopy = { readonly status: string; readonly text: string };

const copyByKind: Partial<Record<NotificationKindName, StatusCopy>> = candidateCopy;
const copyOf = (kind: NotificationKindName): StatusCopy => copyByKind[kind] ?? candidateCopy['candidate-moved'];

/** To either side: a candidate has come to another status. */
export const candidateStatusChanged: NoticeTemplate = {
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
      <NoticeFrame
        facts={facts}
        subject={candidateStatusChanged.subject(facts)}
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
            isGone ? [emailCopy.agency, notice.agency] : [emailCopy.employer, notice.client],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {isGone ? emailCopy.openEngagement : emailCopy.openCandidate}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

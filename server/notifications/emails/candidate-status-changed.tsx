import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel } from './date-lines.tsx';

interface Said {
  /** The status in the subject; the name of the candidate is not in it. */
  readonly status: string;
  readonly words: string;
}

const unsaid: Said = { status: 'Changed', words: 'The employer has moved this candidate forward.' };

const said: Partial<Record<NotificationKindName, Said>> = {
  'candidate-hired': { status: 'Hired', words: 'Well done. What you have earned is on the engagement’s page.' },
  'candidate-rejected': { status: 'Rejected', words: 'The candidate’s page has the reasons that the employer gave.' },
  'candidate-unrejected': { status: 'Back in the running', words: 'The employer has taken the rejection back.' },
  'candidate-not-selected': { status: 'Not Selected', words: 'The talent request ended without this candidate.' },
  'candidate-withdrawn': { status: 'Withdrawn', words: 'The candidate has left your list.' },
};

/** To either side: a candidate has come to another status. */
export const candidateStatusChanged: NoticeTemplate = {
  subject: ({ notices: [notice] }) => {
    const { status } = (notice && said[notice.kind]) ?? { status: notice?.status ?? unsaid.status };
    return `Candidate ${status}: ${notice?.talentRequest ?? 'a talent request'}`;
  },
  Letter: ({ facts, notice }) => {
    const isGone = notice.kind === 'candidate-withdrawn';
    const { words } = said[notice.kind] ?? unsaid;
    return (
      <NoticeFrame
        facts={facts}
        subject={candidateStatusChanged.subject(facts)}
        preview={words}
        over="Candidate"
        title={notice.sentence}
        why="You get this because mails about candidates are on."
      >
        <MailText>{words}</MailText>
        <MailFactList
          rows={[
            ['Candidate', notice.candidate],
            ['Talent request', notice.talentRequest],
            ['Engagement', engagementLabel(notice.engagement)],
            isGone ? ['Agency', notice.agency] : ['Employer', notice.client],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {isGone ? 'Open the engagement' : 'Open the candidate'}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

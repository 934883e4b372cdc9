import { Facts, Words } from '#server/platform/mail/frame.tsx';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText } from './moments.tsx';

interface Said {
  readonly subject: string;
  readonly words: string;
}

const unsaid: Said = { subject: 'Application updated', words: 'Its page has everything that is known.' };

const said: Partial<Record<NotificationKindName, Said>> = {
  'application-approved': {
    subject: 'Application approved',
    words: 'The engagement is on your board, with everything that you may do next.',
  },
  'application-declined': {
    subject: 'Application declined',
    words: 'The application has the reason, as far as the employer gave one.',
  },
  'application-not-selected': {
    subject: 'Application not selected',
    words: 'The engagement ended before the employer had decided on it.',
  },
  'engagement-completed': {
    subject: 'Engagement completed',
    words: 'Its page keeps your candidates and what you have earned.',
  },
};

/** To the agency: what became of its application, and of the engagement it applied to. */
export const applicationUpdated: MailForm = {
  subject: ({ notices: [notice] }) => {
    const { subject } = (notice && said[notice.kind]) ?? unsaid;
    return `${subject}: ${notice?.engagement?.title ?? 'an engagement'}`;
  },
  Letter: ({ facts, notice }) => {
    const { words } = said[notice.kind] ?? unsaid;
    return (
      <Frame
        facts={facts}
        subject={applicationUpdated.subject(facts)}
        preview={words}
        over="Your application"
        title={notice.sentence}
        why="You get this because mails about applications are on."
      >
        <Words>{words}</Words>
        <Facts
          rows={[
            ['Engagement', engagementText(notice.engagement)],
            ['Employer', notice.client],
          ]}
        />
        <Act facts={facts} to={notice.to}>
          Open the engagement
        </Act>
      </Frame>
    );
  },
};

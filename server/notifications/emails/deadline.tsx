import { Facts, Words } from '#server/platform/mail/frame.tsx';
import type { NoticeFacts } from '../rules/mail-of-notices.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText, momentText } from './moments.tsx';

const whatEnds = (kind: NoticeFacts['kind']): string => {
  if (kind === 'own-closing-soon') return 'After that, no agency can apply any more.';
  if (kind === 'closing-changed') return 'Applications and offers can be made and changed until then.';
  return 'After that, applications and offers can no longer be made or changed.';
};

/** To either side: an engagement closes soon, or at another time than was said. */
export const deadline: MailForm = {
  subject: ({ notices: [notice] }) => {
    const title = notice?.engagement?.title ?? 'an engagement';
    return notice?.kind === 'closing-changed' ? `New closing time: ${title}` : `Closes within 24 hours: ${title}`;
  },
  Letter: ({ facts, notice }) => {
    const { engagement } = notice;
    const isMoved = notice.kind === 'closing-changed';
    const closes = engagement && momentText(engagement.closingAt, facts.timeZone);
    return (
      <Frame
        facts={facts}
        subject={deadline.subject(facts)}
        preview={closes ? `It closes on ${closes}.` : notice.sentence}
        over="Deadline"
        title={notice.sentence}
        why="You get this because mails about applications are on. Deadlines are not held back by quiet hours."
      >
        <Words>{whatEnds(notice.kind)}</Words>
        <Facts
          rows={[
            [isMoved ? 'New closing time' : 'Closes', closes],
            ['Engagement', engagementText(engagement)],
            notice.kind === 'own-closing-soon' ? ['', null] : ['Employer', notice.client],
          ]}
        />
        <Act facts={facts} to={notice.to}>
          Open the engagement
        </Act>
      </Frame>
    );
  },
};

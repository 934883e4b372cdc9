import { Facts, Words } from '#server/platform/mail/frame.tsx';
import { deadlineCopy, emailCopy } from '../copy.ts';
import type { NoticeFacts } from '../rules/mail-of-notices.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText, momentText } from './moments.tsx';

const whatEnds = (kind: NoticeFacts['kind']): string => {
  if (kind === 'own-closing-soon') return deadlineCopy.own;
  if (kind === 'closing-changed') return deadlineCopy.moved;
  return deadlineCopy.soon;
};

/** To either side: an engagement closes soon, or at another time than was said. */
export const deadline: MailForm = {
  subject: ({ notices: [notice] }) => {
    const about = notice?.engagement?.title ?? emailCopy.anEngagement;
    return notice?.kind === 'closing-changed'
      ? deadlineCopy.movedSubject({ about })
      : deadlineCopy.soonSubject({ about });
  },
  Letter: ({ facts, notice }) => {
    const { engagement } = notice;
    const isMoved = notice.kind === 'closing-changed';
    const closes = engagement && momentText(engagement.closingAt, facts.timeZone);
    return (
      <Frame
        facts={facts}
        subject={deadline.subject(facts)}
        preview={closes ? deadlineCopy.preview({ closes }) : notice.sentence}
        over={deadlineCopy.over}
        title={notice.sentence}
        why={deadlineCopy.why}
      >
        <Words>{whatEnds(notice.kind)}</Words>
        <Facts
          rows={[
            [isMoved ? emailCopy.newClosingTime : emailCopy.closes, closes],
            [emailCopy.engagement, engagementText(engagement)],
            notice.kind === 'own-closing-soon' ? ['', null] : [emailCopy.employer, notice.client],
          ]}
        />
        <Act facts={facts} to={notice.to}>
          {emailCopy.openEngagement}
        </Act>
      </Frame>
    );
  },
};

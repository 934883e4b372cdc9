import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import type { NoticeFacts } from '../rules/notice-mail.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatMailDate } from './date-lines.tsx';

const whatEnds = (kind: NoticeFacts['kind']): string => {
  if (kind === 'own-closing-soon') return 'After that, no agency can apply any more.';
  if (kind === 'closing-changed') return 'Applications and offers can be made and changed until then.';
  return 'After that, applications and offers can no longer be made or changed.';
};

/** To either side: an engagement closes soon, or at another time than was said. */
export const deadline: NoticeTemplate = {
  subject: ({ notices: [notice] }) => {
    const title = notice?.engagement?.title ?? 'an engagement';
    return notice?.kind === 'closing-changed' ? `New closing time: ${title}` : `Closes within 24 hours: ${title}`;
  },
  Letter: ({ facts, notice }) => {
    const { engagement } = notice;
    const isMoved = notice.kind === 'closing-changed';
    const closes = engagement && formatMailDate(engagement.closingAt, facts.timeZone);
    return (
      <NoticeFrame
        facts={facts}
        subject={deadline.subject(facts)}
        preview={closes ? `It closes on ${closes}.` : notice.sentence}
        over="Deadline"
        title={notice.sentence}
        why="You get this because mails about applications are on. Deadlines are not held back by quiet hours."
      >
        <MailText>{whatEnds(notice.kind)}</MailText>
        <MailFactList
          rows={[
            [isMoved ? 'New closing time' : 'Closes', closes],
            ['Engagement', engagementLabel(engagement)],
            notice.kind === 'own-closing-soon' ? ['', null] : ['Employer', notice.client],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          Open the engagement
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

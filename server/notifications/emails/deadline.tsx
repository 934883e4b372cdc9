import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { deadlineCopy, emailCopy } from '../copy.ts';
import type { NoticeFacts } from '../rules/notice-mail.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatMailDate } from './date-lines.tsx';

const whatEnds = (kind: NoticeFacts['kind']): string => {
  if (kind === 'own-closing-soon') return deadlineCopy.own;
  if (kind === 'closing-changed') return deadlineCopy.moved;
  return deadlineCopy.soon;
};

/** To either side: an engagement closes soon, or at another time than was said. */
export const deadline: NoticeTemplate = {
  subject: ({ notices: [notice] }) => {
    const about = notice?.engagement?.title ?? emailCopy.anEngagement;
    return notice?.kind === 'closing-changed'
      ? deadlineCopy.movedSubject({ about })
      : deadlineCopy.soonSubject({ about });
  },
  Letter: ({ facts, notice }) => {
    const { engagement } = notice;
    const isMoved = notice.kind === 'closing-changed';
    const closes = engagement && formatMailDate(engagement.closingAt, facts.timeZone);
    return (
      <NoticeFrame
        facts={facts}
        subject={deadline.subject(facts)}
        preview={closes ? deadlineCopy.preview({ closes }) : notice.sentence}
        over={deadlineCopy.over}
        title={notice.sentence}
        why={deadlineCopy.why}
      >
        <MailText>{whatEnds(notice.kind)}</MailText>
        <MailFactList
          rows={[
            [isMoved ? emailCopy.newClosingTime : emailCopy.closes, closes],
            [emailCopy.engagement, engagementLabel(engagement)],
            notice.kind === 'own-closing-soon' ? ['', null] : [emailCopy.employer, notice.client],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          {emailCopy.openEngagement}
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

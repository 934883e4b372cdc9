import { MailText } from '#server/platform/mail/frame.tsx';
import { isDecision } from '../rules/notice-mail.ts';
import { applicationUpdated } from './application-updated.tsx';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { NoticeList, moreCountText } from './notice-list.tsx';
import { prequalification } from './prequalification.tsx';

/** To either side: several things at once, so that a busy hour is one mail. */
export const bundle: NoticeTemplate = {
  subject: (facts) => {
    const { total, notices } = facts;
    const decision = notices.find(({ kind }) => isDecision(kind));
    if (decision) {
      const { subject } = decision.kind.startsWith('prequalification-') ? prequalification : applicationUpdated;
      const others = total - 1;
      return `${subject({ ...facts, notices: [decision] })}, and ${String(others)} more ${others === 1 ? 'update' : 'updates'}`;
    }
    const titles = new Set(notices.map(({ engagement }) => engagement?.title));
    const [only] = titles;
    return titles.size === 1 && only ? `${String(total)} updates: ${only}` : `${String(total)} updates on Rolecall`;
  },
  Letter: ({ facts }) => (
    <NoticeFrame
      facts={facts}
      subject={bundle.subject(facts)}
      preview={facts.notices
        .slice(0, 2)
        .map(({ sentence }) => sentence)
        .join(' ')}
      over="Updates"
      title={`${String(facts.total)} things happened`}
      why="You get this because mails about applications and candidates are on."
    >
      <NoticeList facts={facts} />
      {moreCountText(facts) && <MailText>{moreCountText(facts)}</MailText>}
      <NoticeButton facts={facts} to="/activitystream/notification">
        See all notifications
      </NoticeButton>
    </NoticeFrame>
  ),
};

import { Words } from '#server/platform/mail/frame.tsx';
import { isDecision } from '../rules/mail-of-notices.ts';
import { applicationUpdated } from './application-updated.tsx';
import { Act, Frame, type MailForm } from './frame.tsx';
import { NoticeList, andMore } from './notice-list.tsx';
import { prequalification } from './prequalification.tsx';

/** To either side: several things at once, so that a busy hour is one mail. */
export const bundle: MailForm = {
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
    <Frame
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
      {andMore(facts) && <Words>{andMore(facts)}</Words>}
      <Act facts={facts} to="/activitystream/notification">
        See all notifications
      </Act>
    </Frame>
  ),
};

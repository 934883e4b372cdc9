import { Words } from '#server/platform/mail/frame.tsx';
import { bundleCopy, emailCopy } from '../copy.ts';
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
      return bundleCopy.decision({ subject: subject({ ...facts, notices: [decision] }), others: total - 1 });
    }
    const titles = new Set(notices.map(({ engagement }) => engagement?.title));
    const [only] = titles;
    return titles.size === 1 && only ? bundleCopy.oneEngagement({ total, about: only }) : bundleCopy.several({ total });
  },
  Letter: ({ facts }) => (
    <Frame
      facts={facts}
      subject={bundle.subject(facts)}
      preview={facts.notices
        .slice(0, 2)
        .map(({ sentence }) => sentence)
        .join(' ')}
      over={bundleCopy.over}
      title={bundleCopy.title({ total: facts.total })}
      why={bundleCopy.why}
    >
      <NoticeList facts={facts} />
      {andMore(facts) && <Words>{andMore(facts)}</Words>}
      <Act facts={facts} to="/activitystream/notification">
        {emailCopy.seeAll}
      </Act>
    </Frame>
  ),
};

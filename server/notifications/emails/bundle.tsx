import { MailText } from '#server/platform/mail/frame.tsx';
import { bundleCopy, emailCopy } from '../copy.ts';
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
      return bundleCopy.decision({ subject: subject({ ...facts, notices: [decision] }), others: total - 1 });
    }
    const titles = new Set(notices.map(({ engagement }) => engagement?.title));
    const [only] = titles;
    return titles.size === 1 && only ? bundleCopy.oneEngagement({ total, about: only }) : bundleCopy.several({ total });
  },
  Letter: ({ facts }) => (
    <NoticeFrame
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
      {moreCountText(facts) && <MailText>{moreCountText(facts)}</MailText>}
      <NoticeButton facts={facts} to="/activitystream/notification">
        {emailCopy.seeAll}
      </NoticeButton>
    </NoticeFrame>
  ),
};

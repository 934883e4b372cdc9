import { EmailText } from '#server/platform/mail/frame.tsx';
import { combinedNoticesCopy, emailCopy } from '../copy.ts';
import { isDecision, noticeEmailTexts } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { NoticeList, moreCountText } from './notice-list.tsx';

/** To either side: several notices combined, so that a busy hour is one mail. */
export const combinedNotices: NoticeTemplate = {
  subject: ({ total, notices }) => {
    const decision = notices.find(({ kind }) => isDecision(kind));
    if (decision)
      return combinedNoticesCopy.decision({ subject: noticeEmailTexts(decision).subject, others: total - 1 });
    const titles = new Set(notices.map(({ engagement }) => engagement?.title));
    const [only] = titles;
    return titles.size === 1 && only
      ? combinedNoticesCopy.oneEngagement({ total, about: only })
      : combinedNoticesCopy.several({ total });
  },
  Body: ({ facts, subject }) => (
    <NoticeFrame
      facts={facts}
      subject={subject}
      preview={facts.notices
        .slice(0, 2)
        .map(({ sentence }) => sentence)
        .join(' ')}
      over={combinedNoticesCopy.over}
      title={combinedNoticesCopy.title({ total: facts.total })}
      why={combinedNoticesCopy.why}
    >
      <NoticeList facts={facts} />
      {moreCountText(facts) && <EmailText>{moreCountText(facts)}</EmailText>}
      <NoticeButton facts={facts} to="/activitystream/notification">
        {emailCopy.seeAll}
      </NoticeButton>
    </NoticeFrame>
  ),
};

import { EmailText } from '#server/platform/mail/frame.tsx';
import { combinedNoticesCopy, sharedEmailCopy } from '../copy.ts';
import { findSubjectNotice, formatNoticeEmail } from '../rules/notice-email.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { NoReplyNote, NoticeList, omittedNoticesText } from './notice-list.tsx';

/**
 * The email to either side that combines several notices, or several messages in a conversation, so that a busy hour
 * leads to only one email.
 */
export const combinedNoticesTemplate: NoticeTemplate = {
  subject: (facts) => {
    const { total, notices } = facts;
    const named = findSubjectNotice(facts);
    if (named) {
      const values = { subject: formatNoticeEmail(named).subject, others: total - 1 };
      return facts.isAnswerable === true ? combinedNoticesCopy.message(values) : combinedNoticesCopy.decision(values);
    }
    const titles = new Set(notices.map(({ engagement }) => engagement?.title));
    const [only] = titles;
    return titles.size === 1 && only
      ? combinedNoticesCopy.oneEngagement({ total, about: only })
      : combinedNoticesCopy.several({ total });
  },
  Body: ({ facts, notice, subject }) => (
    <NoticeFrame
      facts={facts}
      subject={subject}
      preview={facts.notices
        .slice(0, 2)
        .map(({ sentence }) => sentence)
        .join(' ')}
      over={facts.isAnswerable === true ? sharedEmailCopy.messageOver : combinedNoticesCopy.over}
      title={(facts.isAnswerable === true ? combinedNoticesCopy.messagesTitle : combinedNoticesCopy.title)({
        total: facts.total,
      })}
      why={combinedNoticesCopy.why}
    >
      <NoticeList facts={facts} />
      {omittedNoticesText(facts) && <EmailText>{omittedNoticesText(facts)}</EmailText>}
      <NoReplyNote facts={facts} />
      {facts.isAnswerable === true ? (
        <NoticeButton facts={facts} to={notice.to}>
          {sharedEmailCopy.openConversation}
        </NoticeButton>
      ) : (
        <NoticeButton facts={facts} to="/activitystream/notification">
          {sharedEmailCopy.seeAll}
        </NoticeButton>
      )}
    </NoticeFrame>
  ),
};

import { MailText } from '#server/platform/mail/frame.tsx';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { NoticeList, moreCountText } from './notice-list.tsx';

const counted = (total: number): string =>
  total === 1 ? '1 notification that you have not seen' : `${String(total)} notifications that you have not seen`;

/** To either side, in the morning: what waits at the bell. */
export const summary: NoticeTemplate = {
  subject: ({ total }) => `Your summary: ${counted(total)}`,
  Letter: ({ facts }) => (
    <NoticeFrame
      facts={facts}
      subject={summary.subject(facts)}
      preview={facts.notices[0]?.sentence ?? ''}
      over={`Good morning, ${facts.firstName}`}
      title={counted(facts.total)}
      why="You get this because the notification summary is on."
    >
      <NoticeList facts={facts} />
      {moreCountText(facts) && <MailText>{moreCountText(facts)}</MailText>}
      <NoticeButton facts={facts} to="/activitystream/notification">
        See all notifications
      </NoticeButton>
    </NoticeFrame>
  ),
};

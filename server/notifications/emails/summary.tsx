import { Words } from '#server/platform/mail/frame.tsx';
import { Act, Frame, type MailForm } from './frame.tsx';
import { NoticeList, andMore } from './notice-list.tsx';

const counted = (total: number): string =>
  total === 1 ? '1 notification that you have not seen' : `${String(total)} notifications that you have not seen`;

/** To either side, in the morning: what waits at the bell. */
export const summary: MailForm = {
  subject: ({ total }) => `Your summary: ${counted(total)}`,
  Letter: ({ facts }) => (
    <Frame
      facts={facts}
      subject={summary.subject(facts)}
      preview={facts.notices[0]?.sentence ?? ''}
      over={`Good morning, ${facts.firstName}`}
      title={counted(facts.total)}
      why="You get this because the notification summary is on."
    >
      <NoticeList facts={facts} />
      {andMore(facts) && <Words>{andMore(facts)}</Words>}
      <Act facts={facts} to="/activitystream/notification">
        See all notifications
      </Act>
    </Frame>
  ),
};

import { Words } from '#server/platform/mail/frame.tsx';
import { emailCopy, summaryCopy } from '../copy.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { NoticeList, andMore } from './notice-list.tsx';

/** To either side, in the morning: what waits at the bell. */
export const summary: MailForm = {
  subject: ({ total }) => summaryCopy.subject({ total }),
  Letter: ({ facts }) => (
    <Frame
      facts={facts}
      subject={summary.subject(facts)}
      preview={facts.notices[0]?.sentence ?? ''}
      over={summaryCopy.over({ firstName: facts.firstName })}
      title={summaryCopy.title({ total: facts.total })}
      why={summaryCopy.why}
    >
      <NoticeList facts={facts} />
      {andMore(facts) && <Words>{andMore(facts)}</Words>}
      <Act facts={facts} to="/activitystream/notification">
        {emailCopy.seeAll}
      </Act>
    </Frame>
  ),
};

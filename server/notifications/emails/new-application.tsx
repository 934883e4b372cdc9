import { Facts, Words } from '#server/platform/mail/frame.tsx';
import { kindNames } from '#contract/engagements/states.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText, momentText } from './moments.tsx';

/** To the employer: an agency has applied. An auction and a success fee go on in different ways. */
export const newApplication: MailForm = {
  subject: ({ notices: [notice] }) =>
    `New application from ${notice?.agency ?? 'an agency'}: ${notice?.engagement?.title ?? 'your engagement'}`,
  Letter: ({ facts, notice }) => {
    const { engagement } = notice;
    const isAuction = engagement?.kind === 'competitive';
    return (
      <Frame
        facts={facts}
        subject={newApplication.subject(facts)}
        preview={isAuction ? 'An agency wants to bid.' : 'An agency wants to submit candidates.'}
        over="New application"
        title={notice.sentence}
        why="You get this because mails about applications are on."
      >
        <Words>
          {isAuction
            ? 'Approve it to let the agency bid in this auction, or decline it with a reason.'
            : 'Approve it and the agency can submit candidates, or decline it with a reason.'}
        </Words>
        <Facts
          rows={[
            ['Agency', notice.agency],
            ['Engagement', engagementText(engagement)],
            ['Type', engagement && kindNames[engagement.kind]],
            ['Applications until', engagement && momentText(engagement.closingAt, facts.timeZone)],
          ]}
        />
        <Act facts={facts} to={notice.to}>
          Review the application
        </Act>
      </Frame>
    );
  },
};

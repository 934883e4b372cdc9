import { MailFactList, MailText } from '#server/platform/mail/frame.tsx';
import { kindNames } from '#contract/engagements/states.ts';
import { NoticeButton, NoticeFrame, type NoticeTemplate } from './frame.tsx';
import { engagementLabel, formatMailDate } from './date-lines.tsx';

/** To the employer: an agency has applied. An auction and a success fee go on in different ways. */
export const newApplication: NoticeTemplate = {
  subject: ({ notices: [notice] }) =>
    `New application from ${notice?.agency ?? 'an agency'}: ${notice?.engagement?.title ?? 'your engagement'}`,
  Letter: ({ facts, notice }) => {
    const { engagement } = notice;
    const isAuction = engagement?.kind === 'competitive';
    return (
      <NoticeFrame
        facts={facts}
        subject={newApplication.subject(facts)}
        preview={isAuction ? 'An agency wants to bid.' : 'An agency wants to submit candidates.'}
        over="New application"
        title={notice.sentence}
        why="You get this because mails about applications are on."
      >
        <MailText>
          {isAuction
            ? 'Approve it to let the agency bid in this auction, or decline it with a reason.'
            : 'Approve it and the agency can submit candidates, or decline it with a reason.'}
        </MailText>
        <MailFactList
          rows={[
            ['Agency', notice.agency],
            ['Engagement', engagementLabel(engagement)],
            ['Type', engagement && kindNames[engagement.kind]],
            ['Applications until', engagement && formatMailDate(engagement.closingAt, facts.timeZone)],
          ]}
        />
        <NoticeButton facts={facts} to={notice.to}>
          Review the application
        </NoticeButton>
      </NoticeFrame>
    );
  },
};

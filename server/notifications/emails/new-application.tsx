import { Facts, Words } from '#server/platform/mail/frame.tsx';
import { kindNames } from '#contract/engagements/states.ts';
import { emailCopy, newApplicationCopy } from '../copy.ts';
import { Act, Frame, type MailForm } from './frame.tsx';
import { engagementText, momentText } from './moments.tsx';

/** To the employer: an agency has applied. An auction and a success fee go on in different ways. */
export const newApplication: MailForm = {
  subject: ({ notices: [notice] }) =>
    newApplicationCopy.subject({
      agency: notice?.agency ?? emailCopy.anAgency,
      about: notice?.engagement?.title ?? emailCopy.yourEngagement,
    }),
  Letter: ({ facts, notice }) => {
    const { engagement } = notice;
    const isAuction = engagement?.kind === 'competitive';
    return (
      <Frame
        facts={facts}
        subject={newApplication.subject(facts)}
        preview={isAuction ? newApplicationCopy.bidPreview : newApplicationCopy.preview}
        over={newApplicationCopy.over}
        title={notice.sentence}
        why={emailCopy.applicationWhy}
      >
        <Words>{isAuction ? newApplicationCopy.bidText : newApplicationCopy.text}</Words>
        <Facts
          rows={[
            [emailCopy.agency, notice.agency],
            [emailCopy.engagement, engagementText(engagement)],
            [emailCopy.type, engagement && kindNames[engagement.kind]],
            [emailCopy.applicationsUntil, engagement && momentText(engagement.closingAt, facts.timeZone)],
          ]}
        />
        <Act facts={facts} to={notice.to}>
          {newApplicationCopy.act}
        </Act>
      </Frame>
    );
  },
};

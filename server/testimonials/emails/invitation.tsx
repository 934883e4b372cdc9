import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';

/** What the mail to a client of an agency is written from. */
export interface InvitationFacts {
  readonly template: 'testimonial-invitation';
  readonly link: string;
  readonly agency: string;
  /** Who of the agency asks. */
  readonly askedBy: string;
  readonly fullName: string;
  readonly expiresAt: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

export const invitationSubject = ({ agency }: InvitationFacts): string => `${agency} asks you for a testimonial`;

/** To a client of an agency: would they write a few words about it? */
export const Invitation = (facts: InvitationFacts) => (
  <MailFrame
    subject={invitationSubject(facts)}
    preview={`${facts.askedBy} would like to show what you think of their work.`}
    over="Testimonial"
    title={`Would you recommend ${facts.agency}?`}
    foot={`You get this because ${facts.askedBy} of ${facts.agency} has named you as a client. If you are not, or do not want to answer, do nothing: you are not written to again.`}
  >
    <MailText>
      Dear {facts.fullName}, a few sentences of yours about working with {facts.agency} help others to choose. You need
      no account, and at most 500 characters.
    </MailText>
    <MailFactList
      rows={[
        ['Asked by', facts.askedBy],
        ['Agency', facts.agency],
        ['The link works until', day.format(new Date(facts.expiresAt))],
      ]}
    />
    <MailButton href={facts.link}>Write a testimonial</MailButton>
    <MailText>The link works once. What you write is read by Rolecall before anybody else sees it.</MailText>
  </MailFrame>
);

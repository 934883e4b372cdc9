import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';
import { invitationCopy } from '../copy.ts';

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

export const invitationSubject = ({ agency }: InvitationFacts): string => invitationCopy.subject({ agency });

/** To a client of an agency: would they write a few words about it? */
export const Invitation = (facts: InvitationFacts) => (
  <MailFrame
    subject={invitationSubject(facts)}
    preview={invitationCopy.preview({ askedBy: facts.askedBy })}
    over={invitationCopy.over}
    title={invitationCopy.title({ agency: facts.agency })}
    foot={invitationCopy.foot({ askedBy: facts.askedBy, agency: facts.agency })}
  >
    <MailText>{invitationCopy.text({ fullName: facts.fullName, agency: facts.agency })}</MailText>
    <MailFactList
      rows={[
        [invitationCopy.askedBy, facts.askedBy],
        [invitationCopy.agency, facts.agency],
        [invitationCopy.expires, day.format(new Date(facts.expiresAt))],
      ]}
    />
    <MailButton href={facts.link}>{invitationCopy.act}</MailButton>
    <MailText>{invitationCopy.once}</MailText>
  </MailFrame>
);

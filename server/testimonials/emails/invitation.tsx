import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { invitationCopy } from '../copy.ts';

/** The facts in the email to an agency's client. */
export interface InvitationFacts {
  readonly template: 'testimonial-invitation';
  readonly link: string;
  readonly agency: string;
  /** The agency's user who asks for the testimonial. */
  readonly askedBy: string;
  readonly fullName: string;
  readonly expiresAt: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

export const invitationSubject = ({ agency }: InvitationFacts): string => invitationCopy.subject({ agency });

/** The email that asks an agency's client for a testimonial. */
export const Invitation = (facts: InvitationFacts) => (
  <EmailFrame
    subject={invitationSubject(facts)}
    preview={invitationCopy.preview({ askedBy: facts.askedBy })}
    over={invitationCopy.over}
    title={invitationCopy.title({ agency: facts.agency })}
    foot={invitationCopy.foot({ askedBy: facts.askedBy, agency: facts.agency })}
  >
    <EmailText>{invitationCopy.text({ fullName: facts.fullName, agency: facts.agency })}</EmailText>
    <EmailFactList
      rows={[
        [invitationCopy.askedBy, facts.askedBy],
        [invitationCopy.agency, facts.agency],
        [invitationCopy.expires, day.format(new Date(facts.expiresAt))],
      ]}
    />
    <EmailButton href={facts.link}>{invitationCopy.act}</EmailButton>
    <EmailText>{invitationCopy.once}</EmailText>
  </EmailFrame>
);

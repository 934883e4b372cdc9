import { Act, Facts, Frame, Words } from '#server/platform/mail/frame.tsx';
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

export const subjectOf = ({ agency }: InvitationFacts): string => invitationCopy.subject({ agency });

/** To a client of an agency: would they write a few words about it? */
export const Invitation = (facts: InvitationFacts) => (
  <Frame
    subject={subjectOf(facts)}
    preview={invitationCopy.preview({ askedBy: facts.askedBy })}
    over={invitationCopy.over}
    title={invitationCopy.title({ agency: facts.agency })}
    foot={invitationCopy.foot({ askedBy: facts.askedBy, agency: facts.agency })}
  >
    <Words>{invitationCopy.text({ fullName: facts.fullName, agency: facts.agency })}</Words>
    <Facts
      rows={[
        [invitationCopy.askedBy, facts.askedBy],
        [invitationCopy.agency, facts.agency],
        [invitationCopy.expires, day.format(new Date(facts.expiresAt))],
      ]}
    />
    <Act href={facts.link}>{invitationCopy.act}</Act>
    <Words>{invitationCopy.once}</Words>
  </Frame>
);

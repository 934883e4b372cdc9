import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { testimonialInvitationCopy } from '../copy.ts';

/** The data shown in the email to an agency's client. */
export interface TestimonialInvitationFacts {
  readonly template: 'testimonial-invitation';
  readonly link: string;
  readonly agency: string;
  /** The agency's user who asks for the testimonial. */
  readonly askedBy: string;
  readonly fullName: string;
  readonly expiresAt: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

export const testimonialInvitationSubject = ({ agency }: TestimonialInvitationFacts): string =>
  testimonialInvitationCopy.subject({ agency });

/** The email that asks an agency's client for a testimonial. */
export const TestimonialInvitationEmail = (facts: TestimonialInvitationFacts) => (
  <EmailFrame
    subject={testimonialInvitationSubject(facts)}
    preview={testimonialInvitationCopy.preview({ askedBy: facts.askedBy })}
    over={testimonialInvitationCopy.over}
    title={testimonialInvitationCopy.title({ agency: facts.agency })}
    foot={testimonialInvitationCopy.foot({ askedBy: facts.askedBy, agency: facts.agency })}
  >
    <EmailText>{testimonialInvitationCopy.text({ fullName: facts.fullName, agency: facts.agency })}</EmailText>
    <EmailFactList
      rows={[
        [testimonialInvitationCopy.askedBy, facts.askedBy],
        [testimonialInvitationCopy.agency, facts.agency],
        [testimonialInvitationCopy.expires, day.format(new Date(facts.expiresAt))],
      ]}
    />
    <EmailButton href={facts.link}>{testimonialInvitationCopy.act}</EmailButton>
    <EmailText>{testimonialInvitationCopy.once}</EmailText>
  </EmailFrame>
);

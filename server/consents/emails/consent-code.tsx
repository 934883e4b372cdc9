import { EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { consentCodeEmailCopy as copy } from '../copy.ts';

/** The data for the email with a candidate's code. */
export interface ConsentCodeFacts {
  readonly template: 'consent-code';
  readonly code: string;
  readonly agency: string;
  readonly minutes: number;
}

export const consentCodeSubject = ({ agency }: ConsentCodeFacts): string => copy.subject({ agency });

/** The email with the code that lets candidates download or delete the data held about them. */
export const ConsentCodeEmail = (facts: ConsentCodeFacts) => (
  <EmailFrame
    subject={consentCodeSubject(facts)}
    preview={copy.preview({ minutes: facts.minutes })}
    over={copy.over}
    title={copy.title({ code: facts.code })}
    foot={copy.foot}
  >
    <EmailText>{copy.text({ agency: facts.agency, minutes: facts.minutes })}</EmailText>
  </EmailFrame>
);

import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { renewalEmailCopy as copy } from '../copy.ts';

/** The data shown in the email that asks a person whether the agency may keep their data. */
export interface RenewalRequestFacts {
  readonly template: 'renewal-request';
  readonly link: string;
  readonly name: string;
  readonly agency: string;
  readonly askedBy: string;
  readonly months: number;
  readonly expiresAt: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

export const renewalRequestSubject = ({ agency }: RenewalRequestFacts): string => copy.subject({ agency });

/** The email that asks a person whether the agency may keep their details. */
export const RenewalRequestEmail = (facts: RenewalRequestFacts) => {
  const { agency, askedBy, months, name } = facts;
  return (
    <EmailFrame
      subject={renewalRequestSubject(facts)}
      preview={copy.preview({ agency })}
      over={copy.over}
      title={copy.title({ agency })}
      foot={copy.foot({ askedBy, agency })}
    >
      <EmailText>{copy.text({ name, agency, months })}</EmailText>
      <EmailFactList
        rows={[
          [copy.agency, agency],
          [copy.askedBy, askedBy],
          [copy.expires, day.format(new Date(facts.expiresAt))],
        ]}
      />
      <EmailButton href={facts.link}>{copy.act}</EmailButton>
      <EmailText>{copy.otherwise}</EmailText>
    </EmailFrame>
  );
};

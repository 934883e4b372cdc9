import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { consentEmailCopy as copy } from '../copy.ts';

/** The data for the email that asks a candidate for consent. */
export interface ConsentRequestFacts {
  readonly template: 'consent-request';
  readonly isReminder: boolean;
  readonly link: string;
  readonly name: string;
  readonly agency: string;
  readonly askedBy: string;
  readonly client: string;
  readonly job: string;
  readonly expiresAt: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

export const consentRequestSubject = ({ agency, isReminder }: ConsentRequestFacts): string =>
  isReminder ? copy.reminderSubject({ agency }) : copy.subject({ agency });

/** The email that asks a candidate for the right to represent them. */
export const ConsentRequestEmail = (facts: ConsentRequestFacts) => {
  const { agency, askedBy, client, job, name } = facts;
  return (
    <EmailFrame
      subject={consentRequestSubject(facts)}
      preview={copy.preview({ askedBy })}
      over={copy.over}
      title={copy.title({ agency })}
      foot={copy.foot({ askedBy, agency })}
    >
      <EmailText>{copy.text({ name, askedBy, agency, client, job })}</EmailText>
      <EmailFactList
        rows={[
          [copy.client, client],
          [copy.job, job],
          [copy.agency, agency],
          [copy.askedBy, askedBy],
          [copy.expires, day.format(new Date(facts.expiresAt))],
        ]}
      />
      <EmailButton href={facts.link}>{copy.act}</EmailButton>
      <EmailText>{copy.keep}</EmailText>
    </EmailFrame>
  );
};

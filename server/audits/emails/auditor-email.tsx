import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { auditorEmailCopy as copy } from '../copy.ts';

/** The data for the email to a newly named auditor. */
export interface AuditorEmailFacts {
  readonly template: 'auditor-named';
  /** The page for setting a first password or, for users who have a password, the list of audits. */
  readonly link: string;
  /** When the link to set a first password expires; null for the other link. */
  readonly expiresAt: string | null;
  readonly title: string;
  readonly engagementNumber: number;
  readonly clientName: string;
  readonly namedBy: string;
  readonly email: string;
}

const day = new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' });

export const auditorEmailSubject = ({ title }: AuditorEmailFacts): string => copy.subject({ title });

export const AuditorEmail = (facts: AuditorEmailFacts) => (
  <EmailFrame
    subject={auditorEmailSubject(facts)}
    preview={copy.preview}
    over={copy.over}
    title={copy.title({ title: facts.title })}
    foot={copy.foot}
  >
    <EmailText>{copy.text}</EmailText>
    <EmailText>{copy.twoStep}</EmailText>
    <EmailFactList
      rows={[
        [copy.engagement, formatEngagementNumber(facts.engagementNumber)],
        [copy.employer, facts.clientName],
        [copy.namedBy, facts.namedBy],
        [copy.signInWith, facts.email],
        ...(facts.expiresAt === null
          ? []
          : [[copy.expires, day.format(new Date(facts.expiresAt))] as [string, string]]),
      ]}
    />
    <EmailButton href={facts.link}>{facts.expiresAt === null ? copy.open : copy.createPassword}</EmailButton>
  </EmailFrame>
);

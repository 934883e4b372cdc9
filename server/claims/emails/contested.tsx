import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { claimContestedCopy as copy } from '../copy.ts';

/** The data for the email about a contested claim, without anything about the candidate. */
export interface ClaimContestedFacts {
  readonly template: 'claim-contested';
  readonly link: string;
  readonly client: string;
  readonly agency: string;
  readonly engagementTitle: string;
  readonly engagementNumber: number;
  readonly decideBy: string;
}

export const claimContestedSubject = ({ client, agency }: ClaimContestedFacts): string =>
  copy.subject({ client, agency });

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The email telling Rolecall's staff that an agency contests an employer's claim. */
export const ClaimContestedEmail = (facts: ClaimContestedFacts) => (
  <EmailFrame
    subject={claimContestedSubject(facts)}
    preview={copy.preview}
    over={copy.over}
    title={copy.title({ client: facts.client, agency: facts.agency })}
    foot={copy.foot}
  >
    <EmailText>{copy.text}</EmailText>
    <EmailFactList
      rows={[
        [copy.client, facts.client],
        [copy.agency, facts.agency],
        [copy.engagement, `${facts.engagementTitle} (${formatEngagementNumber(facts.engagementNumber)})`],
        [copy.decideBy, day.format(new Date(facts.decideBy))],
      ]}
    />
    <EmailButton href={facts.link}>{copy.open}</EmailButton>
  </EmailFrame>
);

import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { disputeOpenedCopy as copy } from '../copy.ts';

/** The data for the email about a dispute between agencies, without anything about the candidate or the owner. */
export interface DisputeOpenedFacts {
  readonly template: 'dispute-opened';
  readonly link: string;
  readonly client: string;
  readonly agency: string;
  readonly engagementTitle: string;
  readonly engagementNumber: number;
  readonly answerBy: string;
  readonly decideBy: string;
}

export const disputeOpenedSubject = ({ client }: DisputeOpenedFacts): string => copy.subject({ client });

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The email telling Rolecall's staff that an agency disputes another agency's ownership of a candidate. */
export const DisputeOpenedEmail = (facts: DisputeOpenedFacts) => (
  <EmailFrame
    subject={disputeOpenedSubject(facts)}
    preview={copy.preview}
    over={copy.over}
    title={copy.title({ client: facts.client, agency: facts.agency })}
    foot={copy.foot}
  >
    <EmailText>{copy.text}</EmailText>
    <EmailFactList
      rows={[
        [copy.client, facts.client],
        [copy.engagement, `${facts.engagementTitle} (${formatEngagementNumber(facts.engagementNumber)})`],
        [copy.answerBy, day.format(new Date(facts.answerBy))],
        [copy.decideBy, day.format(new Date(facts.decideBy))],
      ]}
    />
    <EmailButton href={facts.link}>{copy.open}</EmailButton>
  </EmailFrame>
);

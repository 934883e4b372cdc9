import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { claimContestedCopy as contested, claimDueCopy as copy } from '../copy.ts';
import type { ClaimContestedFacts } from './contested.tsx';

/** The data for the email about a claim that Rolecall should decide soon, or should have decided. */
export interface ClaimDueFacts extends Omit<ClaimContestedFacts, 'template'> {
  readonly template: 'claim-due';
  readonly isLate: boolean;
}

export const claimDueSubject = ({ client, agency, isLate }: ClaimDueFacts): string =>
  isLate ? copy.lateSubject({ client, agency }) : copy.subject({ client, agency });

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The email reminding Rolecall's staff of a contested claim. */
export const ClaimDueEmail = (facts: ClaimDueFacts) => {
  const { client, isLate } = facts;
  const decideBy = day.format(new Date(facts.decideBy));
  return (
    <EmailFrame
      subject={claimDueSubject(facts)}
      preview={isLate ? copy.latePreview : copy.preview}
      over={copy.over}
      title={isLate ? copy.lateTitle({ client }) : copy.title({ client, day: decideBy })}
      foot={contested.foot}
    >
      <EmailText>{isLate ? copy.lateText : copy.text}</EmailText>
      <EmailFactList
        rows={[
          [contested.client, client],
          [contested.agency, facts.agency],
          [contested.engagement, `${facts.engagementTitle} (${formatEngagementNumber(facts.engagementNumber)})`],
          [contested.decideBy, decideBy],
        ]}
      />
      <EmailButton href={facts.link}>{contested.open}</EmailButton>
    </EmailFrame>
  );
};

import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { disputeDueCopy as copy, disputeOpenedCopy as opened } from '../copy.ts';
import type { DisputeOpenedFacts } from './opened.tsx';

/** The data for the email about a dispute that Rolecall should decide soon, or should have decided. */
export interface DisputeDueFacts extends Omit<DisputeOpenedFacts, 'template' | 'agency'> {
  readonly template: 'dispute-due';
  readonly isLate: boolean;
}

export const disputeDueSubject = ({ client, isLate }: DisputeDueFacts): string =>
  isLate ? copy.lateSubject({ client }) : copy.subject({ client });

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

/** The email reminding Rolecall's staff of a dispute. */
export const DisputeDueEmail = (facts: DisputeDueFacts) => {
  const { client, isLate } = facts;
  const decideBy = day.format(new Date(facts.decideBy));
  return (
    <EmailFrame
      subject={disputeDueSubject(facts)}
      preview={isLate ? copy.latePreview : copy.preview}
      over={copy.over}
      title={isLate ? copy.lateTitle({ client }) : copy.title({ client, day: decideBy })}
      foot={opened.foot}
    >
      <EmailText>{isLate ? copy.lateText : copy.text}</EmailText>
      <EmailFactList
        rows={[
          [opened.client, client],
          [opened.engagement, `${facts.engagementTitle} (${formatEngagementNumber(facts.engagementNumber)})`],
          [opened.answerBy, day.format(new Date(facts.answerBy))],
          [opened.decideBy, decideBy],
        ]}
      />
      <EmailButton href={facts.link}>{opened.open}</EmailButton>
    </EmailFrame>
  );
};

import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import type { responseWaitKinds } from '#contract/response-times/states.ts';
import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { escalationEmailCopy as copy } from '../copy.ts';

/** The data shown in the email about an escalation. It reveals nothing about the candidate. */
export interface EscalationEmailFacts {
  readonly template: 'response-escalated';
  readonly link: string;
  readonly kind: (typeof responseWaitKinds)[number];
  readonly client: string;
  readonly agency: string;
  readonly engagementTitle: string;
  readonly engagementNumber: number;
  readonly serviceLevelDays: number;
}

export const escalationEmailSubject = ({ client, agency }: EscalationEmailFacts): string =>
  copy.subject({ client, agency });

/** The email to Rolecall's staff about a client that has not answered after a reminder. */
export const EscalationEmail = (facts: EscalationEmailFacts) => (
  <EmailFrame
    subject={escalationEmailSubject(facts)}
    preview={copy.preview}
    over={copy.over}
    title={copy[facts.kind]({ client: facts.client })}
    foot={copy.foot}
  >
    <EmailText>{copy.text}</EmailText>
    <EmailFactList
      rows={[
        [copy.client, facts.client],
        [copy.agency, facts.agency],
        [copy.engagement, `${facts.engagementTitle} (${formatEngagementNumber(facts.engagementNumber)})`],
        [copy.serviceLevel, copy.days({ days: facts.serviceLevelDays })],
      ]}
    />
    <EmailButton href={facts.link}>{copy.open}</EmailButton>
  </EmailFrame>
);

import type { PaymentParty } from '#contract/notifications/states.ts';
import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import { MailButton, MailFactList, MailFrame, MailText } from '#server/platform/mail/frame.tsx';
import { formatMailDate } from './date-lines.tsx';

/** What the mail about a hire's fee is written from. It names the candidate by number alone. */
export interface PaymentFacts {
  readonly template: 'payment-transaction';
  readonly publicUrl: string;
  readonly party: PaymentParty;
  readonly fee: string;
  readonly currency: string;
  readonly candidateNumber: number;
  readonly engagementNumber: number;
  readonly engagementId: string;
  readonly engagementTitle: string;
  readonly jobTitle: string;
  readonly agency: string;
  readonly client: string;
  readonly recordedAt: string;
  readonly timeZone: string;
}

const money = ({ fee, currency }: PaymentFacts): string =>
  `${currency} ${fee.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',')}`;

export const paymentSubject = (facts: PaymentFacts): string =>
  `Payment transaction: ${money(facts)} for candidate ${formatEngagementNumber(facts.candidateNumber)}`;

const sentence = (facts: PaymentFacts): string =>
  ({
    marketplace: `${facts.client} hired a candidate of ${facts.agency}.`,
    employer: `You hired a candidate of ${facts.agency}.`,
    agency: `${facts.client} hired your candidate.`,
  })[facts.party];

const pageOf: Readonly<Record<PaymentParty, ((facts: PaymentFacts) => string) | null>> = {
  marketplace: null,
  employer: ({ engagementId }) => `/employer/engagements/${engagementId}`,
  agency: ({ engagementId }) => `/engagement/${engagementId}/candidates`,
};

/** To each party: somebody was hired, and this is the fee that was recorded with it. */
export const PaymentTransaction = (facts: PaymentFacts) => {
  const page = pageOf[facts.party]?.(facts);
  return (
    <MailFrame
      subject={paymentSubject(facts)}
      preview={`The fee of ${money(facts)} was recorded with the hire.`}
      over="Payment transaction"
      title={sentence(facts)}
      foot="Payment transactions are always sent, whatever mails you have chosen: they are records."
    >
      <MailText>The fee was recorded with the hire, as it follows from what was agreed.</MailText>
      <MailFactList
        rows={[
          ['Fee', money(facts)],
          ['Candidate', formatEngagementNumber(facts.candidateNumber)],
          ['Talent request', facts.jobTitle],
          ['Engagement', `${facts.engagementTitle} (${formatEngagementNumber(facts.engagementNumber)})`],
          ['Agency', facts.agency],
          ['Employer', facts.client],
          ['Recorded', formatMailDate(facts.recordedAt, facts.timeZone)],
        ]}
      />
      {page !== undefined && <MailButton href={new URL(page, facts.publicUrl).href}>Open the engagement</MailButton>}
    </MailFrame>
  );
};

import type { PaymentParty } from '#contract/notifications/states.ts';
import { numberWords } from '#contract/engagements/rules.ts';
import { Act, Facts, Frame, Words } from '#server/platform/mail/frame.tsx';
import { momentText } from './moments.tsx';

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

export const subjectOf = (facts: PaymentFacts): string =>
  `Payment transaction: ${money(facts)} for candidate ${numberWords(facts.candidateNumber)}`;

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
    <Frame
      subject={subjectOf(facts)}
      preview={`The fee of ${money(facts)} was recorded with the hire.`}
      over="Payment transaction"
      title={sentence(facts)}
      foot="Payment transactions are always sent, whatever mails you have chosen: they are records."
    >
      <Words>The fee was recorded with the hire, as it follows from what was agreed.</Words>
      <Facts
        rows={[
          ['Fee', money(facts)],
          ['Candidate', numberWords(facts.candidateNumber)],
          ['Talent request', facts.jobTitle],
          ['Engagement', `${facts.engagementTitle} (${numberWords(facts.engagementNumber)})`],
          ['Agency', facts.agency],
          ['Employer', facts.client],
          ['Recorded', momentText(facts.recordedAt, facts.timeZone)],
        ]}
      />
      {page !== undefined && <Act href={new URL(page, facts.publicUrl).href}>Open the engagement</Act>}
    </Frame>
  );
};

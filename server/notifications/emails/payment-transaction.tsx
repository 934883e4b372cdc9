import type { PaymentParty } from '#contract/notifications/states.ts';
import { formatEngagementNumber } from '#contract/engagements/rules.ts';
import { EmailButton, EmailFactList, EmailFrame, EmailText } from '#server/platform/mail/frame.tsx';
import { sharedEmailCopy, paymentHireCopy, paymentCopy } from '../copy.ts';
import { formatEmailDate } from './date-lines.tsx';

/** The data for the email about a hire's fee. The email contains the candidate's number, not their name. */
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
  paymentCopy.subject({ fee: money(facts), candidate: formatEngagementNumber(facts.candidateNumber) });

const pageOf: Readonly<Record<PaymentParty, ((facts: PaymentFacts) => string) | null>> = {
  marketplace: null,
  employer: ({ engagementId }) => `/employer/engagements/${engagementId}`,
  agency: ({ engagementId }) => `/engagement/${engagementId}/candidates`,
};

/** The email to each party about a hire, with its recorded fee. */
export const PaymentTransactionEmail = (facts: PaymentFacts) => {
  const page = pageOf[facts.party]?.(facts);
  return (
    <EmailFrame
      subject={paymentSubject(facts)}
      preview={paymentCopy.preview({ fee: money(facts) })}
      over={paymentCopy.over}
      title={paymentHireCopy[facts.party]({ client: facts.client, agency: facts.agency })}
      foot={paymentCopy.foot}
    >
      <EmailText>{paymentCopy.text}</EmailText>
      <EmailFactList
        rows={[
          [sharedEmailCopy.fee, money(facts)],
          [sharedEmailCopy.candidate, formatEngagementNumber(facts.candidateNumber)],
          [sharedEmailCopy.talentRequest, facts.jobTitle],
          [sharedEmailCopy.engagement, `${facts.engagementTitle} (${formatEngagementNumber(facts.engagementNumber)})`],
          [sharedEmailCopy.agency, facts.agency],
          [sharedEmailCopy.employer, facts.client],
          [sharedEmailCopy.recorded, formatEmailDate(facts.recordedAt, facts.timeZone)],
        ]}
      />
      {page !== undefined && (
        <EmailButton href={new URL(page, facts.publicUrl).href}>{sharedEmailCopy.openEngagement}</EmailButton>
      )}
    </EmailFrame>
  );
};

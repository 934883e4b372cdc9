import { paymentParties } from '#contract/notifications/states.ts';
import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { emailTemplates, type EmailFacts, type EmailTemplate } from '../kinds/email-facts.ts';
import { noticeEmailTexts } from '../rules/notice-email.ts';
import { applicationUpdated } from './application-updated.tsx';
import { bidding } from './bidding.tsx';
import { combinedNotices } from './combined-notices.tsx';
import { candidateStatusChanged } from './candidate-status-changed.tsx';
import { deadline } from './deadline.tsx';
import type { NoticeTemplate } from './frame.tsx';
import { message } from './message.tsx';
import { newApplication } from './new-application.tsx';
import { newCandidate } from './new-candidate.tsx';
import { PaymentTransaction, paymentSubject, type PaymentFacts } from './payment-transaction.tsx';
import { prequalification } from './prequalification.tsx';
import { samples } from './samples.tsx';
import { summary } from './summary.tsx';

const forms: Readonly<Record<EmailTemplate, NoticeTemplate>> = {
  'new-application': newApplication,
  'new-candidate': newCandidate,
  'application-updated': applicationUpdated,
  bidding,
  'candidate-status-changed': candidateStatusChanged,
  deadline,
  message,
  prequalification,
  bundle: combinedNotices,
  summary,
};

/** The email about a hire's fee. It isn't a notice, so users can't turn it off. */
export const paymentEmails: RoomEmailRenderer = {
  templates: ['payment-transaction'],
  samples: paymentParties.map((party) => ({
    name: `Payment transaction, to the ${party}`,
    facts: {
      template: 'payment-transaction',
      publicUrl: 'https://rolecall.example',
      party,
      fee: '18400.00',
      currency: 'AUD',
      candidateNumber: 318,
      engagementNumber: 412,
      engagementId: '0199a0c0-0000-7000-8000-000000000001',
      engagementTitle: 'Clinical Nurse Educator, Emergency',
      jobTitle: 'Clinical Nurse Educator',
      agency: 'Harbour Talent',
      client: 'Northwind Health',
      recordedAt: '2026-11-20T03:12:00.000Z',
      timeZone: 'Australia/Melbourne',
    } satisfies PaymentFacts,
  })),
  write: (facts: PaymentFacts) => renderEmail(facts.template, paymentSubject(facts), <PaymentTransaction {...facts} />),
};

/** The emails about notices, and the summaries. */
export const notificationEmails: RoomEmailRenderer = {
  templates: emailTemplates,
  samples,
  write: (facts: EmailFacts) => {
    const { template, notices } = facts;
    const { subject: subjectOf, Body } = forms[template];
    const [notice] = notices;
    if (notice === undefined) return Promise.reject(new Error(`The email ${template} has no notices.`));
    const subject = subjectOf?.(facts) ?? noticeEmailTexts(notice).subject;
    return renderEmail(template, subject, <Body facts={facts} notice={notice} subject={subject} />);
  },
};

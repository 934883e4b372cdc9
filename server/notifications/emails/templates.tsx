import { paymentParties } from '#contract/notifications/states.ts';
import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { emailTemplates, type EmailFacts, type EmailTemplate } from '../kinds/email-facts.ts';
import { formatNoticeEmail } from '../rules/notice-email.ts';
import { applicationUpdatedTemplate } from './application-updated.tsx';
import { biddingTemplate } from './bidding.tsx';
import { combinedNoticesTemplate } from './combined-notices.tsx';
import { candidateStatusTemplate } from './candidate-status-changed.tsx';
import { deadlineTemplate } from './deadline.tsx';
import type { NoticeTemplate } from './frame.tsx';
import { messageTemplate } from './message.tsx';
import { newApplicationTemplate } from './new-application.tsx';
import { newCandidateTemplate } from './new-candidate.tsx';
import { PaymentTransactionEmail, paymentSubject, type PaymentFacts } from './payment-transaction.tsx';
import { prequalificationTemplate } from './prequalification.tsx';
import { noticeEmailSamples } from './samples.tsx';
import { summaryTemplate } from './summary.tsx';

const forms: Readonly<Record<EmailTemplate, NoticeTemplate>> = {
  'new-application': newApplicationTemplate,
  'new-candidate': newCandidateTemplate,
  'application-updated': applicationUpdatedTemplate,
  bidding: biddingTemplate,
  'candidate-status-changed': candidateStatusTemplate,
  deadline: deadlineTemplate,
  message: messageTemplate,
  prequalification: prequalificationTemplate,
  bundle: combinedNoticesTemplate,
  summary: summaryTemplate,
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
  write: (facts: PaymentFacts) =>
    renderEmail(facts.template, paymentSubject(facts), <PaymentTransactionEmail {...facts} />),
};

/** The emails about notices, and the summaries. */
export const notificationEmails: RoomEmailRenderer = {
  templates: emailTemplates,
  samples: noticeEmailSamples,
  write: (facts: EmailFacts) => {
    const { template, notices } = facts;
    const { subject: subjectOf, Body } = forms[template];
    const [notice] = notices;
    if (notice === undefined) return Promise.reject(new Error(`The email ${template} has no notices.`));
    const subject = subjectOf?.(facts) ?? formatNoticeEmail(notice).subject;
    return renderEmail(template, subject, <Body facts={facts} notice={notice} subject={subject} />);
  },
};

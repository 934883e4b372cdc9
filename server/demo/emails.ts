import { makeEmail } from '#server/notifications/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { makeSupportMessage } from '#server/support/factories.ts';
import { demoId } from './ids.ts';
import { demoTenantId, demoUserId } from './market.ts';

interface DemoMail {
  key: string;
  company: string;
  to: string;
  name: string;
  template: string;
  subject: string;
  says: string;
  hoursAgo: number;
  /** The mail server's response if it permanently refused the email. */
  refused?: string;
}

const nurses = 'Perioperative nursing, permanent team';

const mails: readonly DemoMail[] = [
  {
    key: 'approved',
    company: 'harbour',
    to: 'owner@harbour.example',
    name: 'Harbour Talent',
    template: 'application-updated',
    subject: `Application approved: ${nurses}`,
    says: `Northwind Health approved your application to ${nurses}.`,
    hoursAgo: 190,
  },
  {
    key: 'applied',
    company: 'northwind',
    to: 'hiring@northwind.example',
    name: 'Northwind Health',
    template: 'new-application',
    subject: `New application from Harbour Talent: ${nurses}`,
    says: `Harbour Talent applied to ${nurses}.`,
    hoursAgo: 214,
  },
  {
    key: 'candidate',
    company: 'northwind',
    to: 'hiring@northwind.example',
    name: 'Northwind Health',
    template: 'new-candidate',
    subject: 'New candidate for Anaesthetic Nurse from Harbour Talent',
    says: 'Harbour Talent submitted a candidate for Anaesthetic Nurse.',
    hoursAgo: 92,
  },
  {
    key: 'moved',
    company: 'harbour',
    to: 'owner@harbour.example',
    name: 'Harbour Talent',
    template: 'candidate-status-changed',
    subject: 'Candidate Interviewing: Anaesthetic Nurse',
    says: 'A candidate is now Interviewing for Anaesthetic Nurse.',
    hoursAgo: 20,
  },
  {
    key: 'dead-box',
    company: 'harbour',
    to: 'sub@harbour.example',
    name: 'Harbour Talent',
    template: 'candidate-status-changed',
    subject: 'Candidate Shortlisted: Anaesthetic Nurse',
    says: 'A candidate is now Shortlisted for Anaesthetic Nurse.',
    hoursAgo: 44,
    refused: '550 5.1.1 The mailbox does not exist',
  },
  {
    key: 'dead-policy',
    company: 'tallowood',
    to: 'hiring@tallowood.example',
    name: 'Tallowood',
    template: 'new-candidate',
    subject: 'New candidate for Registered Nurse, residential care from Quayside',
    says: 'Quayside submitted a candidate for Registered Nurse, residential care.',
    hoursAgo: 9,
    refused: '554 5.7.1 Message rejected by recipient policy',
  },
];

const hour = 3_600_000;

/** Creates the emails sent before the demo began, and two that could not be delivered. */
export const makeDemoEmails = async (scope: SystemScope): Promise<void> => {
  for (const { key, company, to, name, template, subject, says, hoursAgo, refused } of mails) {
    const id = demoId(`mail ${key}`);
    const createdAt = new Date(scope.now.getTime() - hoursAgo * hour);
    await makeEmail(scope.db, {
      id,
      tenantId: demoTenantId(company),
      userId: demoUserId(to),
      toAddress: to,
      toName: name,
      template,
      subject,
      html: `<!doctype html><html lang="en"><head><title>${subject}</title></head><body><p>${says}</p></body></html>`,
      bodyText: says,
      createdAt,
      ...(refused === undefined ? { status: 'sent' } : { status: 'dead', lastError: refused }),
    });
  }
  // Adds a message to support that was not delivered because the chat was unavailable.
  const ago = (hours: number): Date => new Date(scope.now.getTime() - hours * hour);
  await makeSupportMessage(scope.db, {
    id: demoId('support report'),
    tenantId: demoTenantId('harbour'),
    userId: demoUserId('admin@harbour.example'),
    email: 'admin@harbour.example',
    subject: 'Last month’s report is empty',
    description: 'We had four hires in that month, and the download says there is no report.',
    supportAddress: 'support+admin_harbour.example',
    status: 'dead',
    attempts: 14,
    lastError: 'The chat service returned 503.',
    createdAt: ago(60),
    dueAt: ago(36),
    endedAt: ago(36),
  });
};

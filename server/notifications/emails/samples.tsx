import { notificationText } from '#contract/notifications/rules.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { MailFacts, NoticeFacts, MailTemplate } from '../rules/notice-mail.ts';

const nurses = {
  title: 'Clinical Nurse Educator, Emergency',
  number: 412,
  kind: 'successfee',
  closingAt: '2026-12-04T06:00:00.000Z',
} as const;
const analysts = {
  title: 'Data Analysts, Pricing',
  number: 77,
  kind: 'competitive',
  closingAt: nurses.closingAt,
} as const;

const notice = (kind: NotificationKindName, given: Partial<NoticeFacts> = {}): NoticeFacts => {
  const facts = {
    kind,
    to: '/engagement/0199a0c0-0000-7000-8000-000000000001',
    at: '2026-11-20T03:12:00.000Z',
    engagement: nurses,
    talentRequest: 'Clinical Nurse Educator',
    candidate: 'Tove Aldermann',
    agency: 'Harbour Talent',
    client: 'Northwind Health',
    status: kind === 'candidate-moved' ? 'Interviewing' : null,
    kindOfRole: null,
    document: null,
    day: null,
    until: kind === 'application-rebid-asked' ? '2026-11-21T03:12:00.000Z' : null,
    ...given,
  };
  const { engagement, talentRequest, candidate, agency, client, status, kindOfRole, document, day } = facts;
  const names = { talentRequest, candidate, agency, client, status, kindOfRole, document, day };
  const known = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null));
  return { ...facts, sentence: notificationText(kind, { engagement: engagement?.title ?? 'an engagement', ...known }) };
};

/** Prequalification comes before any engagement. */
const admission = (kind: NotificationKindName, given: Partial<NoticeFacts> = {}): NoticeFacts =>
  notice(kind, {
    to: '/prequalification',
    engagement: null,
    talentRequest: null,
    candidate: null,
    kindOfRole: 'Permanent, Professional',
    ...given,
  });

const sample = (name: string, template: MailTemplate, ...notices: readonly NoticeFacts[]) => ({
  name,
  facts: {
    template,
    publicUrl: 'https://rolecall.example',
    firstName: 'Ines',
    timeZone: 'Australia/Melbourne',
    notices,
    total: notices.length,
  } satisfies MailFacts,
});

const busy = [
  notice('candidate-moved'),
  notice('candidate-rejected', { candidate: 'Per Lindqvist', at: '2026-11-20T03:14:00.000Z' }),
  notice('application-approved', { engagement: analysts }),
  notice('closing-soon', { engagement: analysts }),
];

/** Each form at least once, where it differs more often; and names that would break a careless one. */
export const samples = [
  sample('New application, auction', 'new-application', notice('application-received', { engagement: analysts })),
  sample('New application, success fee', 'new-application', notice('application-received')),
  sample('New candidate', 'new-candidate', notice('candidate-received')),
  sample('Application approved', 'application-updated', notice('application-approved')),
  sample('Application declined', 'application-updated', notice('application-declined')),
  sample('Application not selected', 'application-updated', notice('application-not-selected')),
  sample('Approval revoked', 'application-updated', notice('application-revoked')),
  sample('New tender requested', 'application-updated', notice('application-rebid-asked')),
  sample('New tender', 'application-updated', notice('application-rebid-answered')),
  sample('Application withdrawn', 'application-updated', notice('application-withdrawn')),
  sample('New opportunity', 'application-updated', notice('opportunity-matched', { agency: null })),
  sample('Engagement completed', 'application-updated', notice('engagement-completed')),
  sample('Candidate moved', 'candidate-status-changed', notice('candidate-moved')),
  sample('Candidate hired', 'candidate-status-changed', notice('candidate-hired')),
  sample('Candidate rejected', 'candidate-status-changed', notice('candidate-rejected')),
  sample('Candidate withdrawn', 'candidate-status-changed', notice('candidate-withdrawn')),
  sample('Closes soon', 'deadline', notice('closing-soon')),
  sample('Closes soon, the employer', 'deadline', notice('own-closing-soon')),
  sample('New closing time', 'deadline', notice('closing-changed')),
  sample('Prequalification requested', 'prequalification', admission('prequalification-received')),
  sample('Prequalification approved', 'prequalification', admission('prequalification-approved')),
  sample('Prequalification extended', 'prequalification', admission('prequalification-extended')),
  sample('Prequalification declined', 'prequalification', admission('prequalification-declined')),
  sample('Prequalification revoked', 'prequalification', admission('prequalification-revoked')),
  sample(
    'Prequalification ends soon',
    'prequalification',
    admission('prequalification-expiring', { day: '20 Dec 2026' }),
  ),
  sample('Prequalification ended', 'prequalification', admission('prequalification-expired')),
  sample(
    'Document expires soon',
    'prequalification',
    admission('prequalification-document-expiring', {
      kindOfRole: null,
      client: null,
      document: 'Professional indemnity',
      day: '20 Dec 2026',
    }),
  ),
  sample('Bundle', 'bundle', ...busy),
  sample('Summary', 'summary', ...busy),
  sample(
    'Names that are markup',
    'new-candidate',
    notice('candidate-received', {
      candidate: '<script>alert(1)</script> O’Néill & "Söhne"',
      agency: `Agency <b>bold</b> ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
    }),
  ),
];

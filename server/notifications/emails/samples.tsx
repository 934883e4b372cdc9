import { revisedAmountsCopy } from '#contract/candidates/copy.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { notificationKindRow, notificationKindNames } from '../kinds.ts';
import { notificationText } from '../rules/sentence.ts';
import type { EmailFacts, NoticeFacts, EmailTemplate } from '../kinds/email-facts.ts';

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
    status: null,
    revised: null,
    kindOfRole: null,
    document: null,
    day: null,
    count: null,
    until: null,
    logHead: null,
    ...notificationKindRow(kind).mail?.sampleFacts,
    ...given,
  };
  const { engagement, talentRequest, candidate, agency, client, status, revised, kindOfRole, document, day } = facts;
  const pay = revised === null ? null : revisedAmountsCopy[revised];
  const names = { talentRequest, candidate, agency, client, status, pay, kindOfRole, document, day };
  const known = Object.fromEntries(Object.entries(names).filter(([, name]) => name !== null));
  return { ...facts, sentence: notificationText(kind, { engagement: engagement?.title, ...known }) };
};

/** The data of a sample notice about prequalification, which has no engagement yet. */
const admission: Partial<NoticeFacts> = {
  to: '/prequalification',
  engagement: null,
  talentRequest: null,
  candidate: null,
  kindOfRole: 'Permanent, Professional',
};

const sample = (name: string, template: EmailTemplate, ...notices: readonly NoticeFacts[]) => ({
  name,
  facts: {
    template,
    publicUrl: 'https://rolecall.example',
    firstName: 'Ines',
    timeZone: 'Australia/Melbourne',
    notices,
    total: notices.length,
  } satisfies EmailFacts,
});

const busy = [
  notice('candidate-moved'),
  notice('candidate-rejected', { candidate: 'Per Lindqvist', at: '2026-11-20T03:14:00.000Z' }),
  notice('application-approved', { engagement: analysts }),
  notice('closing-soon', { engagement: analysts }),
];

/** The data of a sample notice about a discussion, which isn't about any engagement. */
const message: Partial<NoticeFacts> = { to: '/messages', engagement: null, talentRequest: null, candidate: null };

const factsByTemplate: Partial<Record<EmailTemplate, Partial<NoticeFacts>>> = { prequalification: admission, message };

const ofKind = (kind: NotificationKindName) => {
  const { mail } = notificationKindRow(kind);
  if (mail === null) return [];
  const facts = { ...factsByTemplate[mail.template], ...mail.sampleFacts };
  return [sample(mail.sample, mail.template, notice(kind, facts))];
};

/**
 * Sample emails: one for each kind of notification that has an email, some about several notices, and some with names
 * that would break a careless template.
 */
export const noticeEmailSamples = [
  ...notificationKindNames.flatMap(ofKind),
  sample('New application, auction', 'new-application', notice('application-received', { engagement: analysts })),
  sample('Bundle', 'bundle', ...busy),
  sample('Summary', 'summary', ...busy),
  {
    name: 'Several messages in a conversation',
    facts: {
      ...sample(
        '',
        'bundle',
        notice('discussion-message', message),
        notice('mentioned-in-discussion', { ...message, at: '2026-11-20T03:14:00.000Z' }),
      ).facts,
      isAnswerable: true,
    },
  },
  sample('Messages among other updates', 'bundle', notice('candidate-commented'), notice('candidate-moved')),
  sample(
    'Names containing markup',
    'new-candidate',
    notice('candidate-received', {
      candidate: '<script>alert(1)</script> O’Néill & "Söhne"',
      agency: `Agency <b>bold</b> ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}`,
    }),
  ),
];

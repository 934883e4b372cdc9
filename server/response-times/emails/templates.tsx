import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { EscalationEmail, escalationEmailSubject, type EscalationEmailFacts } from './escalation-email.tsx';

const escalated: EscalationEmailFacts = {
  template: 'response-escalated',
  link: 'https://rolecall.example/provider/escalations',
  kind: 'candidate',
  client: 'Northwind Health',
  agency: 'Harbour Talent',
  engagementTitle: 'Theatre nurses, winter 2026',
  engagementNumber: 10_042,
  serviceLevelDays: 5,
};

/** The emails about response times. */
export const responseTimeEmails: RoomEmailRenderer = {
  templates: ['response-escalated'],
  samples: [
    { name: 'Candidate escalated, to staff', facts: escalated },
    {
      name: 'Application escalated, to staff, names containing markup',
      facts: { ...escalated, kind: 'application', client: 'Söhne & <i>Co</i>', engagementTitle: '<b>Nurses</b>' },
    },
  ],
  write: (facts: EscalationEmailFacts) =>
    renderEmail(facts.template, escalationEmailSubject(facts), <EscalationEmail {...facts} />),
};

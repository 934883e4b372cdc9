import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { ConsentCodeEmail, consentCodeSubject, type ConsentCodeFacts } from './consent-code.tsx';
import { ConsentRequestEmail, consentRequestSubject, type ConsentRequestFacts } from './consent-request.tsx';

const request: ConsentRequestFacts = {
  template: 'consent-request',
  isReminder: false,
  link: 'https://rolecall.example/consent/not-a-real-token',
  name: 'Tove Aldermann',
  agency: 'Harbour Talent',
  askedBy: 'Ines Marchetti',
  client: 'Northwind Health',
  job: 'Theatre Nurse',
  expiresAt: '2026-12-20T03:12:00.000Z',
};
const code: ConsentCodeFacts = { template: 'consent-code', code: 'K7QM-2XRD', agency: 'Harbour Talent', minutes: 15 };

/** The emails to candidates about their consent. */
export const consentEmails: RoomEmailRenderer = {
  templates: ['consent-request', 'consent-code'],
  samples: [
    { name: 'Candidate consent request', facts: request },
    { name: 'Candidate consent request, reminder', facts: { ...request, isReminder: true } },
    {
      name: 'Candidate consent request, names containing markup',
      facts: { ...request, agency: 'Agency <b>bold</b>', name: '<script>alert(1)</script> O’Néill' },
    },
    { name: 'Candidate verification code', facts: code },
  ],
  write: (facts: ConsentRequestFacts | ConsentCodeFacts) =>
    facts.template === 'consent-code'
      ? renderEmail(facts.template, consentCodeSubject(facts), <ConsentCodeEmail {...facts} />)
      : renderEmail(facts.template, consentRequestSubject(facts), <ConsentRequestEmail {...facts} />),
};

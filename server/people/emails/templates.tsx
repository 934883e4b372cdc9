import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { RenewalRequestEmail, renewalRequestSubject, type RenewalRequestFacts } from './renewal-request.tsx';

const request: RenewalRequestFacts = {
  template: 'renewal-request',
  link: 'https://rolecall.example/keep/not-a-real-token',
  name: 'Tove Aldermann',
  agency: 'Harbour Talent',
  askedBy: 'Ines Marchetti',
  months: 24,
  expiresAt: '2026-12-20T03:12:00.000Z',
};

/** The emails that ask people whether their data may be kept. */
export const peopleEmails: RoomEmailRenderer = {
  templates: ['renewal-request'],
  samples: [
    { name: 'May we keep your details?', facts: request },
    {
      name: 'May we keep your details, names containing markup',
      facts: { ...request, agency: 'Agency <b>bold</b>', name: '<script>alert(1)</script> O’Néill' },
    },
  ],
  write: (facts: RenewalRequestFacts) =>
    renderEmail(facts.template, renewalRequestSubject(facts), <RenewalRequestEmail {...facts} />),
};

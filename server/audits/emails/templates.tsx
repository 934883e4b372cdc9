import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { AuditorEmail, auditorEmailSubject, type AuditorEmailFacts } from './auditor-email.tsx';

const named: AuditorEmailFacts = {
  template: 'auditor-named',
  link: 'https://rolecall.example/reset-password#invented',
  expiresAt: '2026-12-04T06:00:00.000Z',
  title: 'Theatre nurses, winter 2026',
  engagementNumber: 10_042,
  clientName: 'Northwind Health',
  namedBy: 'Nadia Brandt',
  email: 'auditor@marlow.example',
};

/** The emails about audits. */
export const auditEmails: RoomEmailRenderer = {
  templates: ['auditor-named'],
  samples: [
    { name: 'Auditor named', facts: named },
    {
      name: 'Auditor named, with a password, names containing markup',
      facts: {
        ...named,
        link: 'https://rolecall.example/audits',
        expiresAt: null,
        title: '<b>Nurses</b>',
        clientName: 'Söhne & <i>Co</i>',
      },
    },
  ],
  write: (facts: AuditorEmailFacts) =>
    renderEmail(facts.template, auditorEmailSubject(facts), <AuditorEmail {...facts} />),
};

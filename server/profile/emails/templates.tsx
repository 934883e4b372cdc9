import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { agencyDecisionSubject, type AgencyDecisionFacts } from '../rules/decision-email.ts';
import { AgencyDecisionEmail } from './agency-decision-email.tsx';

const sample = { publicUrl: 'https://rolecall.example', organizationName: 'Harbour Talent' };

/** The emails about decisions on agencies. */
export const profileEmails: RoomEmailRenderer = {
  templates: ['agency-approved', 'agency-declined'],
  samples: [
    {
      name: 'Agency approved',
      facts: { ...sample, template: 'agency-approved', reason: '' } satisfies AgencyDecisionFacts,
    },
    {
      name: 'Agency declined',
      facts: {
        ...sample,
        template: 'agency-declined',
        reason: 'The professional indemnity certificate expired in June.\nPlease add the current one.',
      } satisfies AgencyDecisionFacts,
    },
  ],
  write: (facts: AgencyDecisionFacts) =>
    renderEmail(facts.template, agencyDecisionSubject(facts), <AgencyDecisionEmail facts={facts} />),
};

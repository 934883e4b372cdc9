import type { RoomEmailRenderer } from '#server/platform/mail/email-renderer.ts';
import { renderEmail } from '#server/platform/mail/render-email.tsx';
import { decisionSubject, type DecisionFacts } from '../rules/decision-email.ts';
import { AgencyDecided } from './agency-decided.tsx';

const sample = { publicUrl: 'https://rolecall.example', organizationName: 'Harbour Talent' };

/** The emails about decisions on agencies. */
export const profileEmails: RoomEmailRenderer = {
  templates: ['agency-approved', 'agency-declined'],
  samples: [
    { name: 'Agency approved', facts: { ...sample, template: 'agency-approved', reason: '' } satisfies DecisionFacts },
    {
      name: 'Agency declined',
      facts: {
        ...sample,
        template: 'agency-declined',
        reason: 'The professional indemnity certificate expired in June.\nPlease add the current one.',
      } satisfies DecisionFacts,
    },
  ],
  write: (facts: DecisionFacts) => renderEmail(facts.template, decisionSubject(facts), <AgencyDecided facts={facts} />),
};

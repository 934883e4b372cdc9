import type { RoomMailRenderer } from '#server/platform/mail/mail-renderer.ts';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { decisionSubject, type DecisionFacts } from '../rules/decision-mail.ts';
import { AgencyDecided } from './agency-decided.tsx';

const sample = { publicUrl: 'https://rolecall.example', organizationName: 'Harbour Talent' };

/** The emails about decisions on agencies. */
export const profileMails: RoomMailRenderer = {
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
  write: (facts: DecisionFacts) => renderMail(facts.template, decisionSubject(facts), <AgencyDecided facts={facts} />),
};

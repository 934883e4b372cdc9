import type { RoomLetters } from '#server/platform/mail/letters.ts';
import { writeLetter } from '#server/platform/mail/write-letter.tsx';
import { subjectOf, type DecisionFacts } from '../rules/decision-mail.ts';
import { AgencyDecided } from './agency-decided.tsx';

const sample = { publicUrl: 'https://rolecall.example', organizationName: 'Harbour Talent' };

/** The mails about what Rolecall has decided on an agency. */
export const letters: RoomLetters = {
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
  write: (facts: DecisionFacts) => writeLetter(facts.template, subjectOf(facts), <AgencyDecided facts={facts} />),
};

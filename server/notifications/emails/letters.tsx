import { render } from '@react-email/render';
import type { Letters } from '#server/platform/mail/letters.ts';
import type { MailFacts, MailTemplate } from '../rules/mail-of-notices.ts';
import { applicationUpdated } from './application-updated.tsx';
import { bundle } from './bundle.tsx';
import { candidateStatusChanged } from './candidate-status-changed.tsx';
import { deadline } from './deadline.tsx';
import type { MailForm } from './frame.tsx';
import { newApplication } from './new-application.tsx';
import { newCandidate } from './new-candidate.tsx';
import { samples } from './samples.tsx';
import { summary } from './summary.tsx';

const forms: Readonly<Record<MailTemplate, MailForm>> = {
  'new-application': newApplication,
  'new-candidate': newCandidate,
  'application-updated': applicationUpdated,
  'candidate-status-changed': candidateStatusChanged,
  deadline,
  bundle,
  summary,
};

/** One line, whatever a name has in it. */
const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 200);

const asText = {
  plainText: true,
  htmlToTextOptions: {
    wordwrap: 78,
    selectors: [
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'hr', options: { length: 40 } },
    ],
  },
} as const;

/** Every mail with its form and without, of the same element, so that both say the same. */
export const letters: Letters = {
  samples,
  write: async (facts: MailFacts) => {
    const { template, notices } = facts;
    const { subject, Letter } = forms[template];
    const [notice] = notices;
    if (notice === undefined) throw new Error(`A mail of the form ${template} has nothing to tell.`);
    const letter = <Letter facts={facts} notice={notice} />;
    const [html, text] = [await render(letter), await render(letter, asText)];
    return { template, subject: inOneLine(subject(facts)), html, text };
  },
};

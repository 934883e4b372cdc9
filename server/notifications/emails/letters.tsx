import type { RoomLetters } from '#server/platform/mail/letters.ts';
import { writeLetter } from '#server/platform/mail/write-letter.tsx';
import { mailTemplates, type MailFacts, type MailTemplate } from '../rules/mail-of-notices.ts';
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

/** The mails about notices and summaries. */
export const letters: RoomLetters = {
  templates: mailTemplates,
  samples,
  write: (facts: MailFacts) => {
    const { template, notices } = facts;
    const { subject, Letter } = forms[template];
    const [notice] = notices;
    if (notice === undefined) return Promise.reject(new Error(`A mail of the form ${template} has nothing to tell.`));
    return writeLetter(template, subject(facts), <Letter facts={facts} notice={notice} />);
  },
};

import type { ReactNode } from 'react';
import type { Terms } from '#contract/applications/shapes.ts';
import { words } from '#web/applications/words.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Deadline } from '#web/ui/text/dates.tsx';
import { FeeText } from '#web/applications/parts/fee-text.tsx';
import s from '#web/applications/parts/apply.module.css';

const feeOf = ({ way, terms }: Terms): ReactNode => {
  if (way === 'competitive') return words.priceIsTheBid;
  return way === 'tender-rate' ? words.youTender : <FeeText fee={terms} />;
};

const confirmed = ({ way, terms, clientName }: Terms): string[] => [
  words.confirmTerms({ version: terms.termsVersion }),
  ...(way === 'tender-rate' ? [words.confirmTender({ client: clientName })] : []),
  ...(way === 'competitive' ? [words.confirmCompetitive({ client: clientName })] : []),
];

/** What is accepted: the facts, the text, its version, and in one sentence what the button does. */
export const ApplyTerms = ({ terms, changed, children }: { terms: Terms; changed: boolean; children: ReactNode }) => (
  <div className={s.terms}>
    {changed && <Banner>{words.termsChanged}</Banner>}
    <Facts
      facts={[
        [words.engagement, terms.title],
        [words.client, terms.clientName],
        [words.fee, feeOf(terms)],
        [words.guarantee, words.days({ days: terms.terms.guaranteeDays })],
        [words.closing, <Deadline key="closing" line value={terms.closingAt} />],
      ]}
    />
    {children}
    <section>
      <header className={s.termsHead}>
        <h3>{words.termsTitle}</h3>
        <span>{words.termsVersion({ version: terms.terms.termsVersion })}</span>
      </header>
      <TermsText text={terms.terms.terms} />
    </section>
    <div className={s.confirm}>
      {confirmed(terms).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  </div>
);

/** The text of terms. It scrolls, so the keyboard must reach it. */
export const TermsText = ({ text }: { text: string }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
  <div className={s.text} tabIndex={0} role="region" aria-label={words.termsTitle}>
    {text}
  </div>
);

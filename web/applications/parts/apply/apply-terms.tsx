import type { ReactNode } from 'react';
import type { ApplicationTerms } from '#contract/applications/shapes.ts';
import { copy } from '#web/applications/copy.ts';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Deadline } from '#web/ui/text/dates.tsx';
import s from '#web/applications/parts/apply.module.css';
import { FeeText } from '#web/engagements/public.tsx';

const feeOf = ({ way, terms }: ApplicationTerms): ReactNode => {
  if (way === 'competitive') return copy.priceIsTheBid;
  return way === 'tender-rate' ? copy.youTender : <FeeText fee={terms} currency={terms.currencyCode} />;
};

const confirmed = ({ way, terms, clientName }: ApplicationTerms): string[] => [
  copy.confirmTerms({ version: terms.termsVersion }),
  ...(way === 'tender-rate' ? [copy.confirmTender({ client: clientName })] : []),
  ...(way === 'competitive' ? [copy.confirmCompetitive({ client: clientName })] : []),
];

/**
 * The terms to accept: the key conditions, the full text and its version, with a sentence about what the button does.
 */
export const ApplyTerms = ({
  terms,
  changed,
  children,
}: {
  terms: ApplicationTerms;
  changed: boolean;
  children: ReactNode;
}) => (
  <div className={s.terms}>
    {changed && <Banner>{copy.termsChanged}</Banner>}
    <Facts
      facts={[
        [copy.engagement, terms.title],
        [copy.client, terms.clientName],
        [copy.fee, feeOf(terms)],
        [copy.guarantee, copy.days({ days: terms.terms.guaranteeDays })],
        [copy.closing, <Deadline key="closing" line value={terms.closingAt} />],
      ]}
    />
    {children}
    <section>
      <header className={s.termsHead}>
        <h3>{copy.termsTitle}</h3>
        <span>{copy.termsVersion({ version: terms.terms.termsVersion })}</span>
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

/** The text of the terms. It scrolls, so it must be reachable by keyboard. */
export const TermsText = ({ text }: { text: string }) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be focusable
  <div className={s.text} tabIndex={0} role="region" aria-label={copy.termsTitle}>
    {text}
  </div>
);

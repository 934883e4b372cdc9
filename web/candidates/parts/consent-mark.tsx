import { ShieldCheck, ShieldX } from 'lucide-react';
import type { CandidateConsent } from '#contract/candidates/shapes/consent.ts';
import { copy } from '#web/candidates/copy.ts';
import { consentStatusText } from './viewer/consent-facts.tsx';
import s from './consent-mark.module.css';

/** An icon that shows whether the right to represent a candidate was confirmed or withdrawn, with the date. */
export const ConsentMark = ({ consent }: { consent: NonNullable<CandidateConsent> }) => {
  const Icon = consent.withdrawnAt === null ? ShieldCheck : ShieldX;
  const text = `${copy.rightToRepresent}: ${consentStatusText(consent)}`;
  return (
    <span role="img" aria-label={text} title={text} className={s.mark}>
      <Icon aria-hidden="true" />
    </span>
  );
};

import type { CandidateConsent } from '#contract/candidates/shapes/consent.ts';
import { copy } from '#web/candidates/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { EvidenceButton } from '#web/candidates/parts/evidence/evidence-button.tsx';
import s from '#web/candidates/parts/evidence/evidence.module.css';
import type { Fact } from '#web/ui/layout/facts.tsx';

/** Returns a sentence about the confirmation or withdrawal of the right to represent a candidate, with the date. */
export const consentStatusText = ({ by, confirmedAt, withdrawnAt }: NonNullable<CandidateConsent>): string => {
  const date = formatDate(withdrawnAt ?? confirmedAt, viewerZone());
  if (withdrawnAt !== null) return copy.withdrawnByCandidate({ date });
  return by === 'candidate' ? copy.confirmedByCandidate({ date }) : copy.confirmedByAgency({ date });
};

type Consented = { consent: CandidateConsent; candidateId: string; firstName: string; lastName: string };

/**
 * Returns the confirmation or withdrawal of the right to represent a candidate, with the evidence if the candidate
 * confirmed it. Empty if the engagement doesn't require consent.
 */
export const consentFacts = (
  { consent, candidateId, firstName, lastName }: Consented,
  { isOfAgency }: { isOfAgency: boolean },
): Fact[] => {
  if (consent === null) return [];
  if (consent.by !== 'candidate') return [[copy.rightToRepresent, consentStatusText(consent)]];
  return [
    [
      copy.rightToRepresent,
      <span key="consent" className={s.inline}>
        <span>{consentStatusText(consent)}</span>
        <EvidenceButton of={{ candidateId }} name={`${firstName} ${lastName}`} isOfAgency={isOfAgency} />
      </span>,
    ],
  ];
};

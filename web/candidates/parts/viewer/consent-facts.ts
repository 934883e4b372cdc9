import type { CandidateConsent } from '#contract/candidates/shapes/consent.ts';
import { copy } from '#web/candidates/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import type { Fact } from '#web/ui/layout/facts.tsx';

/** Who confirmed the right to represent a candidate; no fact if the engagement does not require it. */
export const consentFacts = (consent: CandidateConsent): Fact[] => {
  if (consent === null) return [];
  const { by, confirmedAt, withdrawnAt } = consent;
  const date = formatDate(withdrawnAt ?? confirmedAt, viewerZone());
  if (withdrawnAt !== null) return [[copy.rightToRepresent, copy.withdrawnByCandidate({ date })]];
  return [
    [
      copy.rightToRepresent,
      by === 'candidate' ? copy.confirmedByCandidate({ date }) : copy.confirmedByAgency({ date }),
    ],
  ];
};

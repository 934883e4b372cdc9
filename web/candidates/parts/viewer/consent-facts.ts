import type { CandidateConsent } from '#contract/candidates/shapes/consent.ts';
import { copy } from '#web/candidates/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import type { Fact } from '#web/ui/layout/facts.tsx';

/** Returns who confirmed the right to represent a candidate, or that it was withdrawn, with the date. */
export const consentText = ({ by, confirmedAt, withdrawnAt }: NonNullable<CandidateConsent>): string => {
  const date = formatDate(withdrawnAt ?? confirmedAt, viewerZone());
  if (withdrawnAt !== null) return copy.withdrawnByCandidate({ date });
  return by === 'candidate' ? copy.confirmedByCandidate({ date }) : copy.confirmedByAgency({ date });
};

/** Returns who confirmed the right to represent a candidate. Empty if the engagement doesn't require consent. */
export const consentFacts = (consent: CandidateConsent): Fact[] =>
  consent === null ? [] : [[copy.rightToRepresent, consentText(consent)]];

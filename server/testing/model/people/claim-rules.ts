import { candidateStatus } from '#contract/candidates/states.ts';
import { openStatusIds } from '../expected-reasons.ts';
import type { ModelCandidate, ModelMarket } from '../market.ts';
import { contactsThrough } from '../ownership.ts';
import { coversCandidate } from './contacts.ts';

// When the employer can claim that it already knew a candidate, and which contacts are proof. Source: domain rules D12,
// decisions 0173 and 0177.

const contactPeriodMs = 180 * 86_400_000;
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Australia/Melbourne', dateStyle: 'short' });

/** Returns all candidates that an agency has submitted under the ownership to which a candidate belongs. */
const submissionsOfOwnership = (market: ModelMarket, { id, owning }: ModelCandidate): ModelCandidate[] => {
  const firstId = owning?.id ?? id;
  return market.candidates.filter((one) => one.id === firstId || one.owning?.id === firstId);
};

/**
 * Returns the time from which the employer can no longer claim a candidate. It doesn't begin again with another submission
 * under the same ownership, unless the earlier ones were withdrawn in time.
 */
export const claimEnd = (market: ModelMarket, candidate: ModelCandidate): number =>
  Math.min(
    ...submissionsOfOwnership(market, candidate)
      .filter(
        ({ statusId, withdrawnAt, claimEndsAt }) =>
          statusId !== candidateStatus.withdrew || (withdrawnAt ?? 0) > claimEndsAt,
      )
      .map(({ claimEndsAt }) => claimEndsAt),
  );

const isSuccessful = ({ claim }: ModelCandidate): boolean =>
  ['accepted', 'lapsed', 'upheld'].includes(claim?.state ?? '');

/** Returns when an earlier submission introduced the person to the employer; undefined if none did. */
const introducedAt = (market: ModelMarket, claimed: ModelCandidate): number | undefined => {
  const from = claimed.submittedAt - contactPeriodMs;
  const contacts = contactsThrough(market, claimed.of, { person: claimed.person, scopeId: market.clientId });
  const times = market.candidates
    .filter(
      (one) =>
        one.person === claimed.person &&
        one.submittedAt < claimed.submittedAt &&
        coversCandidate({ contacts }, one) &&
        one.statusId !== candidateStatus.hired &&
        !isSuccessful(one) &&
        (one.submittedAt >= from || openStatusIds.includes(one.statusId) || one.lastStep.at >= from),
    )
    .map(({ submittedAt }) => submittedAt);
  return times.length === 0 ? undefined : Math.min(...times);
};

/** Returns the first and last day on which a contact is proof, as YYYY-MM-DD in the employer's time zone. */
export const contactDays = (market: ModelMarket, claimed: ModelCandidate): { from: string; to: string } => ({
  from: dayIn.format(claimed.submittedAt - contactPeriodMs),
  to: dayIn.format(introducedAt(market, claimed) ?? claimed.submittedAt),
});

/** Returns the day after a day, as YYYY-MM-DD. */
export const nextDay = (on: string): string => new Date(Date.parse(on) + 86_400_000).toISOString().slice(0, 10);

/** Returns the day of a submission in the employer's time zone. */
export const submissionDay = ({ submittedAt }: ModelCandidate): string => dayIn.format(submittedAt);

export const reasonsAgainstClaiming = (market: ModelMarket, candidate: ModelCandidate, now: number): string[] => {
  const { from, to } = contactDays(market, candidate);
  return [
    ...(submissionsOfOwnership(market, candidate).some(({ claim }) => claim) ? ['already-claimed'] : []),
    ...(candidate.statusId === candidateStatus.hired ? ['candidate-hired'] : []),
    ...(from > to ? ['claim-introduced'] : []),
    ...(now > claimEnd(market, candidate) ? ['claim-time-over'] : []),
  ];
};

/** Stores the time of changes to candidates' statuses, because a candidacy that ended long ago introduces nobody. */
export const recordSteps = (market: ModelMarket, now: number): void => {
  for (const candidate of market.candidates)
    if (candidate.lastStep.statusId !== candidate.statusId)
      candidate.lastStep = { statusId: candidate.statusId, at: now };
};

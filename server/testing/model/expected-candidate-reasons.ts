import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import {
  closedRequestReasons,
  inTheRunningStatusIds,
  missingPermissionReasons,
  openStatusIds,
  reasonsOfLimit,
} from './expected-reasons.ts';
import type { ModelCandidate, ModelMarket, ModelPlayer } from './market.ts';

// The domain rules on candidates after their submission (D1, D13, D22). As in `expected-reasons.ts`, the functions
// return the codes of the reasons that prevent an action.

const closedCandidate: Readonly<Partial<Record<CandidateStatusId, string>>> = {
  [candidateStatus.hired]: 'candidate-hired',
  [candidateStatus.rejected]: 'candidate-rejected',
  [candidateStatus.withdrew]: 'candidate-withdrawn',
  [candidateStatus.notSelected]: 'candidate-not-selected',
};
const closed = (candidate: ModelCandidate): string[] => {
  const code = closedCandidate[candidate.statusId];
  return code === undefined ? [] : [code];
};

export const reasonsAgainstWithdrawing = (player: ModelPlayer, candidate: ModelCandidate): string[] => [
  ...missingPermissionReasons(player),
  ...closed(candidate),
];

/** Returns the reasons why a candidate can't come back: a successful claim or a lost dispute. */
const lost = ({ claim, disputeState }: ModelCandidate): string[] => [
  ...(['accepted', 'lapsed', 'upheld'].includes(claim?.state ?? '') ? ['claim-stands'] : []),
  ...(disputeState === 'lost' ? ['dispute-lost'] : []),
];

const consentGone = ({ isConsentWithdrawn }: ModelCandidate): string[] =>
  isConsentWithdrawn ? ['consent-withdrawn'] : [];

export const reasonsAgainstUndoingWithdrawal = (
  market: ModelMarket,
  player: ModelPlayer,
  candidate: ModelCandidate,
  now: number,
): string[] => {
  if (candidate.statusId !== candidateStatus.withdrew) return [...missingPermissionReasons(player), 'not-withdrawn'];
  const inTime = candidate.withdrawnAt !== null && now - candidate.withdrawnAt < 600_000;
  if (!inTime) return [...missingPermissionReasons(player), 'undo-passed'];
  const place = closedRequestReasons(market, candidate.request).filter((code) => code !== 'request-paused');
  const isOut = !inTheRunningStatusIds.includes(market.applications[candidate.of]?.statusId ?? 0);
  return [
    ...missingPermissionReasons(player),
    ...lost(candidate),
    ...consentGone(candidate),
    ...(isOut ? ['application-closed'] : []),
    ...place,
    ...reasonsOfLimit(market, candidate.of, candidate.request),
  ];
};

const stopsEverything = ['engagement-ended', 'request-cancelled', 'request-fulfilled'];

export const reasonsAgainstMoving = (
  market: ModelMarket,
  candidate: ModelCandidate,
  toStatusId: CandidateStatusId,
): string[] => [
  ...closed(candidate),
  ...closedRequestReasons(market, candidate.request).filter(
    (code) => toStatusId === candidateStatus.hired || stopsEverything.includes(code),
  ),
  ...(toStatusId === candidateStatus.hired && candidate.revision ? ['revision-open'] : []),
  ...(toStatusId === candidateStatus.hired && ['open', 'contested'].includes(candidate.claim?.state ?? '')
    ? ['claim-pending']
    : []),
  ...(toStatusId === candidateStatus.hired ? lost(candidate) : []),
  ...(toStatusId === candidateStatus.hired && candidate.disputeState === 'pending' ? ['dispute-pending'] : []),
];

export const reasonsAgainstUndoingMove = (market: ModelMarket, candidate: ModelCandidate, now: number): string[] => {
  const over = closed(candidate);
  if (over.length > 0) return over;
  const last = candidate.moves.at(-1);
  const canBack = last !== undefined && last.to === candidate.statusId && now - last.at < 600_000;
  return [
    ...(canBack ? [] : ['no-move-to-undo']),
    ...closedRequestReasons(market, candidate.request).filter((code) => stopsEverything.includes(code)),
  ];
};

const closedForSalaries = (market: ModelMarket, candidate: ModelCandidate): string[] => [
  ...closed(candidate),
  ...closedRequestReasons(market, candidate.request).filter((code) => stopsEverything.includes(code)),
];

export const reasonsAgainstProposingSalary = (
  market: ModelMarket,
  player: ModelPlayer,
  candidate: ModelCandidate,
): string[] => [
  ...missingPermissionReasons(player),
  ...closedForSalaries(market, candidate),
  ...(candidate.revision ? ['revision-open'] : []),
];

const sideOf = (player: ModelPlayer): 'agency' | 'client' => (player === 'employer' ? 'client' : 'agency');

export const reasonsAgainstSalaryDecision = (
  market: ModelMarket,
  player: ModelPlayer,
  candidate: ModelCandidate,
): string[] => [
  ...missingPermissionReasons(player),
  ...closedForSalaries(market, candidate),
  ...(candidate.revision ? (candidate.revision.by === sideOf(player) ? ['own-revision'] : []) : ['no-open-revision']),
];

export const reasonsAgainstSalaryWithdrawal = (player: ModelPlayer, candidate: ModelCandidate): string[] => [
  ...missingPermissionReasons(player),
  ...(candidate.revision
    ? candidate.revision.by === sideOf(player)
      ? []
      : ['not-own-revision']
    : ['no-open-revision']),
];

export const reasonsAgainstAcknowledging = (player: ModelPlayer, { isEdited }: ModelCandidate): string[] => [
  ...missingPermissionReasons(player),
  ...(isEdited ? [] : ['nothing-to-acknowledge']),
];

export const reasonsAgainstRejecting = (market: ModelMarket, candidate: ModelCandidate): string[] => [
  ...closed(candidate),
  ...closedRequestReasons(market, candidate.request).filter((code) => stopsEverything.includes(code)),
];

export const reasonsAgainstUndoingRejection = (market: ModelMarket, candidate: ModelCandidate): string[] =>
  candidate.statusId === candidateStatus.rejected
    ? [
        ...lost(candidate),
        ...consentGone(candidate),
        ...closedRequestReasons(market, candidate.request).filter((code) => code !== 'request-paused'),
      ]
    : ['not-rejected'];

/** The statuses along which the employer moves candidates. */
export const pipelineOrder: readonly CandidateStatusId[] = [
  candidateStatus.pending,
  candidateStatus.shortlisted,
  candidateStatus.screening,
  candidateStatus.interviewing,
  candidateStatus.offerExtended,
  candidateStatus.hired,
];

/** Returns the statuses that a candidate can still reach; none for a candidate who is out of the running. */
export const statusesAhead = (candidate: ModelCandidate): CandidateStatusId[] =>
  openStatusIds.includes(candidate.statusId) ? pipelineOrder.slice(pipelineOrder.indexOf(candidate.statusId) + 1) : [];

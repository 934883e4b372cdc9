import {
  closedRequestReasons,
  inTheRunningStatus,
  missingPermissionReasons,
  openStatusIds,
} from './expected-reasons.ts';
import type { ModelCandidate, ModelMarket, ModelPlayer } from './market.ts';

// What the domain rules expect of candidates after their submission (D1, D13, D22), as in `expected-reasons.ts`.

const closedCandidate: Readonly<Record<number, string>> = {
  2: 'candidate-hired',
  3: 'candidate-rejected',
  5: 'candidate-withdrawn',
  7: 'candidate-not-selected',
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

export const reasonsAgainstClaiming = (candidate: ModelCandidate, now: number): string[] => [
  ...(candidate.claim ? ['already-claimed'] : []),
  ...(candidate.statusId === 2 ? ['candidate-hired'] : []),
  ...(now > candidate.claimEndsAt ? ['claim-time-over'] : []),
];

export const reasonsAgainstUndoing = (
  market: ModelMarket,
  player: ModelPlayer,
  candidate: ModelCandidate,
  now: number,
): string[] => {
  if (candidate.statusId !== 5) return [...missingPermissionReasons(player), 'not-withdrawn'];
  const inTime = candidate.withdrawnAt !== null && now - candidate.withdrawnAt < 600_000;
  if (!inTime) return [...missingPermissionReasons(player), 'undo-passed'];
  const place = closedRequestReasons(market, candidate.request).filter((code) => code !== 'request-paused');
  const isOut = !inTheRunningStatus.includes(market.applications[candidate.of]?.statusId ?? 0);
  return [
    ...missingPermissionReasons(player),
    ...lost(candidate),
    ...consentGone(candidate),
    ...(isOut ? ['application-closed'] : []),
    ...place,
  ];
};

const stopsEverything = ['engagement-ended', 'request-cancelled', 'request-fulfilled'];

export const reasonsAgainstMoving = (market: ModelMarket, candidate: ModelCandidate, toStatusId: number): string[] => [
  ...closed(candidate),
  ...closedRequestReasons(market, candidate.request).filter(
    (code) => toStatusId === 2 || stopsEverything.includes(code),
  ),
  ...(toStatusId === 2 && candidate.revision ? ['revision-open'] : []),
  ...(toStatusId === 2 && ['open', 'contested'].includes(candidate.claim?.state ?? '') ? ['claim-pending'] : []),
  ...(toStatusId === 2 ? lost(candidate) : []),
  ...(toStatusId === 2 && candidate.disputeState === 'pending' ? ['dispute-pending'] : []),
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

export const reasonsAgainstProposing = (
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

export const reasonsAgainstUnrejecting = (market: ModelMarket, candidate: ModelCandidate): string[] =>
  candidate.statusId === 3
    ? [
        ...lost(candidate),
        ...consentGone(candidate),
        ...closedRequestReasons(market, candidate.request).filter((code) => code !== 'request-paused'),
      ]
    : ['not-rejected'];

const pipelineOrder = [1, 4, 6, 8, 9, 2];

/** Returns the statuses that a candidate can still reach; none for a candidate who is out of the running. */
export const statusesAhead = (candidate: ModelCandidate): number[] =>
  openStatusIds.includes(candidate.statusId) ? pipelineOrder.slice(pipelineOrder.indexOf(candidate.statusId) + 1) : [];

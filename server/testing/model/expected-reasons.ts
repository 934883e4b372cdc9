import { hasBindingBid, hasLotEnded } from './expected-bid-reasons.ts';
import {
  effectiveClosingTime,
  latestPrequalificationStatus,
  type Agency,
  type ModelCandidate,
  type ModelMarket,
  type ModelRequest,
  type Player,
} from './market.ts';

// The domain rules on who may do what and when (D1, D2, D4, D5, D15), written independently of the product's own
// rules. The functions return the codes of the reasons that prevent an action.

/** The statuses of an open candidacy: pending, shortlisted, screening, interviewing, offer extended. */
export const openStatusIds = [1, 4, 6, 8, 9];
const pipelineOrder = [1, 4, 6, 8, 9, 2];

const mayNot = (player: Player): string[] => (player === 'onlooker' ? ['no-permission'] : []);
export const missingPermission = (player: Player): string[] => (player === 'onlooker' ? ['no-permission'] : []);
const ended = (market: ModelMarket): string[] => (market.status === 'open' ? [] : ['engagement-ended']);

/** Returns the reasons why the engagement accepts no applications. */
const closedToApplications = (market: ModelMarket, now: number): string[] => {
  if (market.status !== 'open') return ['engagement-ended'];
  if (market.kind === 'competitive' && market.stage === 'fulfillment') return ['engagement-awarded'];
  return effectiveClosingTime(market, now) <= now ? ['closing-passed'] : [];
};

const ofPrequalification = (market: ModelMarket, agency: Agency, now: number): string[] => {
  if (!market.requiresPrequalification) return [];
  switch (latestPrequalificationStatus(market, agency, now)) {
    case 2:
      return [];
    case 1:
      return ['prequalification-pending'];
    case 3:
      return ['prequalification-declined'];
    case 4:
      return ['prequalification-expired'];
    case 5:
      return ['prequalification-revoked'];
    default:
      return ['prequalification-needed'];
  }
};

export const reasonsAgainstApplying = (market: ModelMarket, player: Player, agency: Agency, now: number): string[] => {
  const own = market.applications[agency];
  if (own) return [own.statusId === 5 ? 'application-withdrawn' : 'already-applied'];
  return [...mayNot(player), ...closedToApplications(market, now), ...ofPrequalification(market, agency, now)];
};

export const reasonsAgainstDeciding = (market: ModelMarket, agency: Agency): string[] =>
  market.applications[agency]?.statusId === 1 ? [] : ['already-decided'];

/** The statuses of an application that is still in the running: pending, approved and Re-bid. */
const inTheRunningStatus = [1, 2, 7];

export const reasonsAgainstWithdrawingApplication = (
  market: ModelMarket,
  player: Player,
  agency: Agency,
  now: number,
): string[] => {
  const own = market.applications[agency];
  if (!own) return ['not-applied'];
  if (!inTheRunningStatus.includes(own.statusId)) return ['application-final'];
  const hired = market.candidates.some(({ of, statusId }) => of === agency && statusId === 2);
  return [
    ...mayNot(player),
    ...ended(market),
    ...(hired ? ['candidate-hired'] : []),
    ...(hasBindingBid(market, agency, now) ? ['bid-binding'] : []),
  ];
};

export const reasonsAgainstReturningApplication = (
  market: ModelMarket,
  player: Player,
  agency: Agency,
  now: number,
): string[] => {
  const own = market.applications[agency];
  if (!own) return ['not-applied'];
  if (own.statusId !== 5) return ['not-withdrawn'];
  const late = own.withdrawnAt === null || now - own.withdrawnAt >= 600_000;
  return [
    ...mayNot(player),
    ...ended(market),
    ...(late ? ['undo-passed'] : []),
    ...(hasLotEnded(market, agency, now) ? ['bidding-over'] : []),
  ];
};

export const reasonsAgainstRevoking = (market: ModelMarket, agency: Agency): string[] =>
  market.applications[agency]?.statusId === 2 ? ended(market) : ['not-approved'];

const isTendered = (market: ModelMarket): boolean => market.kind === 'successfee' && market.engagementTypeId === 2;

export const reasonsAgainstRequestingRebid = (market: ModelMarket, agency: Agency, now: number): string[] => {
  if (!isTendered(market)) return ['no-tender'];
  if (market.applications[agency]?.statusId !== 2) return ['not-to-rebid'];
  return [...ended(market), ...(effectiveClosingTime(market, now) <= now ? ['closing-passed'] : [])];
};

export const reasonsAgainstTendering = (market: ModelMarket, player: Player, agency: Agency, now: number): string[] => {
  if (!isTendered(market)) return ['no-tender'];
  const own = market.applications[agency];
  if (!own) return ['not-applied'];
  if (own.statusId !== 1 && own.statusId !== 7) return ['tender-decided'];
  return [...mayNot(player), ...closedToApplications(market, now)];
};

const ofRequest: Readonly<Record<number, string>> = {
  1: 'request-not-open',
  2: 'request-not-available',
  6: 'request-fulfilled',
  7: 'request-cancelled',
  8: 'request-paused',
};

/** Returns the reasons why no candidate can be submitted to a talent request now. */
export const requestClosed = (market: ModelMarket, request: ModelRequest): string[] => {
  if (market.status !== 'open') return ['engagement-ended'];
  const code = ofRequest[request.statusId];
  if (code !== undefined) return [code];
  return request.noOfRolesFilled < request.noOfRoles ? [] : ['no-role-remains'];
};

const ofApplication = (statusId: number | undefined): string[] => {
  if (statusId === 2) return [];
  if (statusId === undefined) return ['no-application'];
  return statusId === 1 || statusId === 7 ? ['application-pending'] : ['application-not-approved'];
};

/** Returns the reasons against submitting as a winner. Only the agency with the final award of a lot can submit. */
const ofSelection = (statusId: number | undefined, agency: Agency, { lot }: ModelRequest): string[] => {
  if (!lot || (statusId !== 2 && statusId !== 7)) return ofApplication(statusId);
  // Results are published once a lot is awarded, even if it is awarded to nobody.
  const isPublished = lot.award !== undefined && (lot.state !== 'unsuccessful' || lot.award.bidders.includes(agency));
  if (!isPublished) return ['award-not-final'];
  if (lot.award?.winner !== agency) return ['not-awarded'];
  return lot.state === 'awarded' ? [] : ['award-not-final'];
};

const inTheRunning = (market: ModelMarket, agency: Agency, request: ModelRequest): number =>
  market.candidates.filter(
    (one) => one.of === agency && one.request === request && openStatusIds.includes(one.statusId),
  ).length;

export const reasonsAgainstSubmitting = (
  market: ModelMarket,
  player: Player,
  agency: Agency,
  request: ModelRequest,
): string[] => {
  const application = ofSelection(market.applications[agency]?.statusId, agency, request);
  // A reason that concerns the application or the award replaces the one for a request that is not Available.
  const place = requestClosed(market, request).filter(
    (code) => application.length === 0 || code !== 'request-not-available',
  );
  const full = request.cvCap !== null && inTheRunning(market, agency, request) >= request.cvCap ? ['cv-cap'] : [];
  return [...missingPermission(player), ...application, ...place, ...full];
};

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

export const reasonsAgainstWithdrawing = (player: Player, candidate: ModelCandidate): string[] => [
  ...missingPermission(player),
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
  player: Player,
  candidate: ModelCandidate,
  now: number,
): string[] => {
  if (candidate.statusId !== 5) return [...missingPermission(player), 'not-withdrawn'];
  const inTime = candidate.withdrawnAt !== null && now - candidate.withdrawnAt < 600_000;
  if (!inTime) return [...missingPermission(player), 'undo-passed'];
  const place = requestClosed(market, candidate.request).filter((code) => code !== 'request-paused');
  const isOut = !inTheRunningStatus.includes(market.applications[candidate.of]?.statusId ?? 0);
  return [
    ...missingPermission(player),
    ...lost(candidate),
    ...consentGone(candidate),
    ...(isOut ? ['application-closed'] : []),
    ...place,
  ];
};

const stopsEverything = ['engagement-ended', 'request-cancelled', 'request-fulfilled'];

export const reasonsAgainstMoving = (market: ModelMarket, candidate: ModelCandidate, toStatusId: number): string[] => [
  ...closed(candidate),
  ...requestClosed(market, candidate.request).filter((code) => toStatusId === 2 || stopsEverything.includes(code)),
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
    ...requestClosed(market, candidate.request).filter((code) => stopsEverything.includes(code)),
  ];
};

const closedForSalaries = (market: ModelMarket, candidate: ModelCandidate): string[] => [
  ...closed(candidate),
  ...requestClosed(market, candidate.request).filter((code) => stopsEverything.includes(code)),
];

export const reasonsAgainstProposing = (market: ModelMarket, player: Player, candidate: ModelCandidate): string[] => [
  ...missingPermission(player),
  ...closedForSalaries(market, candidate),
  ...(candidate.revision ? ['revision-open'] : []),
];

const sideOf = (player: Player): 'agency' | 'client' => (player === 'employer' ? 'client' : 'agency');

export const reasonsAgainstSalaryDecision = (
  market: ModelMarket,
  player: Player,
  candidate: ModelCandidate,
): string[] => [
  ...missingPermission(player),
  ...closedForSalaries(market, candidate),
  ...(candidate.revision ? (candidate.revision.by === sideOf(player) ? ['own-revision'] : []) : ['no-open-revision']),
];

export const reasonsAgainstSalaryWithdrawal = (player: Player, candidate: ModelCandidate): string[] => [
  ...missingPermission(player),
  ...(candidate.revision
    ? candidate.revision.by === sideOf(player)
      ? []
      : ['not-own-revision']
    : ['no-open-revision']),
];

export const reasonsAgainstAcknowledging = (player: Player, { isEdited }: ModelCandidate): string[] => [
  ...missingPermission(player),
  ...(isEdited ? [] : ['nothing-to-acknowledge']),
];

export const reasonsAgainstRejecting = (market: ModelMarket, candidate: ModelCandidate): string[] => [
  ...closed(candidate),
  ...requestClosed(market, candidate.request).filter((code) => stopsEverything.includes(code)),
];

export const reasonsAgainstUnrejecting = (market: ModelMarket, candidate: ModelCandidate): string[] =>
  candidate.statusId === 3
    ? [
        ...lost(candidate),
        ...consentGone(candidate),
        ...requestClosed(market, candidate.request).filter((code) => code !== 'request-paused'),
      ]
    : ['not-rejected'];

/** Returns the statuses that a candidate can still reach; none for a candidate who is out of the running. */
export const statusesAhead = (candidate: ModelCandidate): number[] =>
  openStatusIds.includes(candidate.statusId) ? pipelineOrder.slice(pipelineOrder.indexOf(candidate.statusId) + 1) : [];

export const reasonsAgainstChangingClosing = (market: ModelMarket): string[] => {
  if (market.status !== 'open') return ['engagement-ended'];
  if (!market.isPublished) return ['engagement-not-published'];
  return market.kind === 'competitive' && market.stage === 'fulfillment' ? ['engagement-awarded'] : [];
};

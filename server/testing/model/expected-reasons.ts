import { hasBindingBid, hasLotEnded } from './expected-bid-reasons.ts';
import {
  effectiveClosingTime,
  latestPrequalificationStatus,
  type Agency,
  type ModelMarket,
  type ModelRequest,
  type ModelPlayer,
} from './market.ts';

// The domain rules on who may do what and when (D1, D2, D4, D5, D15), written independently of the product's own
// rules. The functions return the codes of the reasons that prevent an action.

/** The statuses of an open candidacy: pending, shortlisted, screening, interviewing, offer extended. */
export const openStatusIds = [1, 4, 6, 8, 9];

const mayNot = (player: ModelPlayer): string[] => (player === 'onlooker' ? ['no-permission'] : []);
export const missingPermissionReasons = (player: ModelPlayer): string[] =>
  player === 'onlooker' ? ['no-permission'] : [];
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

export const reasonsAgainstApplying = (
  market: ModelMarket,
  player: ModelPlayer,
  agency: Agency,
  now: number,
): string[] => {
  const own = market.applications[agency];
  if (own) return [own.statusId === 5 ? 'application-withdrawn' : 'already-applied'];
  return [...mayNot(player), ...closedToApplications(market, now), ...ofPrequalification(market, agency, now)];
};

export const reasonsAgainstDecidingApplication = (market: ModelMarket, agency: Agency): string[] =>
  market.applications[agency]?.statusId === 1 ? [] : ['already-decided'];

/** The statuses of an application that is still in the running: pending, approved and Re-bid. */
export const inTheRunningStatus = [1, 2, 7];

export const reasonsAgainstWithdrawingApplication = (
  market: ModelMarket,
  player: ModelPlayer,
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
  player: ModelPlayer,
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

export const reasonsAgainstTendering = (
  market: ModelMarket,
  player: ModelPlayer,
  agency: Agency,
  now: number,
): string[] => {
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
export const closedRequestReasons = (market: ModelMarket, request: ModelRequest): string[] => {
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
  player: ModelPlayer,
  agency: Agency,
  request: ModelRequest,
): string[] => {
  const application = ofSelection(market.applications[agency]?.statusId, agency, request);
  // A reason that concerns the application or the award replaces the one for a request that is not Available.
  const place = closedRequestReasons(market, request).filter(
    (code) => application.length === 0 || code !== 'request-not-available',
  );
  const full = request.cvCap !== null && inTheRunning(market, agency, request) >= request.cvCap ? ['cv-cap'] : [];
  return [...missingPermissionReasons(player), ...application, ...place, ...full];
};

export const reasonsAgainstChangingClosing = (market: ModelMarket): string[] => {
  if (market.status !== 'open') return ['engagement-ended'];
  if (!market.isPublished) return ['engagement-not-published'];
  return market.kind === 'competitive' && market.stage === 'fulfillment' ? ['engagement-awarded'] : [];
};

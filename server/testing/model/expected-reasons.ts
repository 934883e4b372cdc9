import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { engagementType, talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import { hasBindingBid, hasLotEnded } from './expected-bid-reasons.ts';
import { latestPrequalificationStatus } from './expected-prequalification-reasons.ts';
import { effectiveClosingTime, type Agency, type ModelMarket, type ModelRequest, type ModelPlayer } from './market.ts';

// The domain rules on who may do what and when (D1, D2, D4, D5, D15), written independently of the product's own
// rules. The functions return the codes of the reasons that prevent an action.

/** The statuses of an open candidacy. */
export const openStatusIds: readonly number[] = [
  candidateStatus.pending,
  candidateStatus.shortlisted,
  candidateStatus.screening,
  candidateStatus.interviewing,
  candidateStatus.offerExtended,
];

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
    case prequalificationStatus.approved:
      return [];
    case prequalificationStatus.pending:
      return ['prequalification-pending'];
    case prequalificationStatus.declined:
      return ['prequalification-declined'];
    case prequalificationStatus.expired:
      return ['prequalification-expired'];
    case prequalificationStatus.revoked:
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
  if (own) return [own.statusId === applicationStatus.withdrew ? 'application-withdrawn' : 'already-applied'];
  return [
    ...missingPermissionReasons(player),
    ...closedToApplications(market, now),
    ...ofPrequalification(market, agency, now),
  ];
};

export const reasonsAgainstDecidingApplication = (market: ModelMarket, agency: Agency): string[] =>
  market.applications[agency]?.statusId === applicationStatus.pending ? [] : ['already-decided'];

/** The statuses of an application that is still in the running. */
export const inTheRunningStatusIds: readonly number[] = [
  applicationStatus.pending,
  applicationStatus.approved,
  applicationStatus.rebid,
];

export const reasonsAgainstWithdrawingApplication = (
  market: ModelMarket,
  player: ModelPlayer,
  agency: Agency,
  now: number,
): string[] => {
  const own = market.applications[agency];
  if (!own) return ['not-applied'];
  if (!inTheRunningStatusIds.includes(own.statusId)) return ['application-final'];
  const hired = market.candidates.some(({ of, statusId }) => of === agency && statusId === candidateStatus.hired);
  return [
    ...missingPermissionReasons(player),
    ...ended(market),
    ...(hired ? ['candidate-hired'] : []),
    ...(hasBindingBid(market, agency, now) ? ['bid-binding'] : []),
  ];
};

export const reasonsAgainstUndoingApplicationWithdrawal = (
  market: ModelMarket,
  player: ModelPlayer,
  agency: Agency,
  now: number,
): string[] => {
  const own = market.applications[agency];
  if (!own) return ['not-applied'];
  if (own.statusId !== applicationStatus.withdrew) return ['not-withdrawn'];
  const late = own.withdrawnAt === null || now - own.withdrawnAt >= 600_000;
  return [
    ...missingPermissionReasons(player),
    ...ended(market),
    ...(late ? ['undo-passed'] : []),
    ...(hasLotEnded(market, agency, now) ? ['bidding-over'] : []),
  ];
};

export const reasonsAgainstRevokingApproval = (market: ModelMarket, agency: Agency): string[] =>
  market.applications[agency]?.statusId === applicationStatus.approved ? ended(market) : ['not-approved'];

const isTendered = (market: ModelMarket): boolean =>
  market.kind === 'successfee' && market.engagementTypeId === engagementType.agencyTendersRate;

export const reasonsAgainstRequestingRebid = (market: ModelMarket, agency: Agency, now: number): string[] => {
  if (!isTendered(market)) return ['no-tender'];
  if (market.applications[agency]?.statusId !== applicationStatus.approved) return ['not-to-rebid'];
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
  if (own.statusId !== applicationStatus.pending && own.statusId !== applicationStatus.rebid) return ['tender-decided'];
  return [...missingPermissionReasons(player), ...closedToApplications(market, now)];
};

const ofRequest: Readonly<Partial<Record<TalentRequestStatusId, string>>> = {
  [talentRequestStatus.pending]: 'request-not-open',
  [talentRequestStatus.inMarket]: 'request-not-available',
  [talentRequestStatus.fulfilled]: 'request-fulfilled',
  [talentRequestStatus.cancelled]: 'request-cancelled',
  [talentRequestStatus.paused]: 'request-paused',
};

/** Returns the reasons why no candidate can be submitted to a talent request now. */
export const closedRequestReasons = (market: ModelMarket, request: ModelRequest): string[] => {
  if (market.status !== 'open') return ['engagement-ended'];
  const code = ofRequest[request.statusId];
  if (code !== undefined) return [code];
  return request.noOfRolesFilled < request.noOfRoles ? [] : ['no-role-remains'];
};

const ofApplication = (statusId: ApplicationStatusId | undefined): string[] => {
  if (statusId === applicationStatus.approved) return [];
  if (statusId === undefined) return ['no-application'];
  return statusId === applicationStatus.pending || statusId === applicationStatus.rebid
    ? ['application-pending']
    : ['application-not-approved'];
};

/** Returns the reasons against submitting as a winner. Only the agency with the final award of a lot can submit. */
const ofSelection = (statusId: ApplicationStatusId | undefined, agency: Agency, { lot }: ModelRequest): string[] => {
  if (!lot || (statusId !== applicationStatus.approved && statusId !== applicationStatus.rebid))
    return ofApplication(statusId);
  // Results are published once a lot is awarded, even if it is awarded to nobody.
  const isPublished = lot.award !== undefined && (lot.state !== 'unsuccessful' || lot.award.bidders.includes(agency));
  if (!isPublished) return ['award-not-final'];
  if (lot.award?.winner !== agency) return ['not-awarded'];
  return lot.state === 'awarded' ? [] : ['award-not-final'];
};

/** Returns the reason why an agency can have no further candidate in a request: the limit of candidates per agency. */
export const reasonsOfLimit = (market: ModelMarket, agency: Agency, request: ModelRequest): string[] => {
  const open = market.candidates.filter(
    (one) => one.of === agency && one.request === request && openStatusIds.includes(one.statusId),
  );
  return request.cvCap !== null && open.length >= request.cvCap ? ['cv-cap'] : [];
};

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
  const full = reasonsOfLimit(market, agency, request);
  return [...missingPermissionReasons(player), ...application, ...place, ...full];
};

export const reasonsAgainstChangingClosingTime = (market: ModelMarket): string[] => {
  if (market.status !== 'open') return ['engagement-ended'];
  if (!market.isPublished) return ['engagement-not-published'];
  return market.kind === 'competitive' && market.stage === 'fulfillment' ? ['engagement-awarded'] : [];
};

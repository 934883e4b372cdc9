import { talentRequestStatus } from '#contract/engagements/states.ts';
import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import {
  effectiveLotEnd,
  takesBids,
  type Agency,
  type ModelLot,
  type ModelMarket,
  type ModelRequest,
} from './market.ts';

// The domain rules on bids (D5, D6, D9). The functions return the codes of the reasons that prevent an agency's
// action.

const hour = 3_600_000;
const ended = (market: ModelMarket): string[] => (market.status === 'open' ? [] : ['engagement-ended']);

const ofApplication = (statusId: ApplicationStatusId | undefined): string[] => {
  if (statusId === undefined) return ['no-application'];
  if (statusId === applicationStatus.pending) return ['application-pending'];
  return statusId === applicationStatus.approved || statusId === applicationStatus.rebid
    ? []
    : ['application-not-approved'];
};

const closed = (market: ModelMarket, { statusId, lot }: ModelRequest, now: number): string[] => {
  if (statusId === talentRequestStatus.cancelled || lot?.state === 'cancelled') return ['lot-cancelled'];
  if (!lot) return [market.stage === 'fulfillment' ? 'bidding-over' : 'bidding-not-open'];
  if (!takesBids(lot) || effectiveLotEnd(lot, now) <= now) return ['bidding-over'];
  return lot.stillSince === null ? [] : ['request-paused'];
};

const standing = (lot: ModelLot | undefined, agency: Agency): 'valid' | 'unconfirmed' | undefined => {
  const status = lot?.bids[agency]?.status;
  return status === 'valid' || status === 'unconfirmed' ? status : undefined;
};

const first = (...lists: readonly string[][]): string[] => lists.find((list) => list.length > 0) ?? [];

export const reasonsAgainstBidding = (
  market: ModelMarket,
  request: ModelRequest,
  agency: Agency,
  now: number,
): string[] => first(ended(market), ofApplication(market.applications[agency]?.statusId), closed(market, request, now));

/** Returns the reasons against withdrawing a bid. A ranked bid is binding from an hour before the end. */
export const reasonsAgainstWithdrawingBid = (
  market: ModelMarket,
  request: ModelRequest,
  agency: Agency,
  now: number,
): string[] => {
  const { lot } = request;
  if (!lot || !standing(lot, agency)) return ['no-bid'];
  const isLate = now >= effectiveLotEnd(lot, now) - hour;
  return first(ended(market), closed(market, request, now), isLate ? ['withdrawal-passed'] : []);
};

export const reasonsAgainstConfirmingBid = (
  market: ModelMarket,
  request: ModelRequest,
  agency: Agency,
  now: number,
): string[] => {
  const status = standing(request.lot, agency);
  if (status === undefined) return ['no-bid'];
  if (status === 'valid') return ['bid-confirmed'];
  return reasonsAgainstBidding(market, request, agency, now);
};

/** Whether the application cannot be withdrawn, because one of the agency's bids can't be withdrawn any more. */
export const hasBindingBid = ({ requests }: ModelMarket, agency: Agency, now: number): boolean =>
  requests.some(({ lot }) => {
    if (!lot || !standing(lot, agency)) return false;
    if (takesBids(lot)) return now >= effectiveLotEnd(lot, now) - hour;
    return ['closed', 'standstill', 'awarded'].includes(lot.state);
  });

/** Whether the agency withdrew a bid in a lot that no longer accepts bids. */
export const hasLotEnded = ({ requests }: ModelMarket, agency: Agency, now: number): boolean =>
  requests.some(
    ({ lot }) => lot?.bids[agency]?.status === 'withdrawn' && (!takesBids(lot) || effectiveLotEnd(lot, now) <= now),
  );

const notClosed: Readonly<Record<ModelLot['state'], string | undefined>> = {
  open: 'bidding-not-closed',
  rebid: 'bidding-not-closed',
  closed: undefined,
  unsuccessful: 'lot-unsuccessful',
  cancelled: 'lot-cancelled',
  standstill: 'results-published',
  awarded: 'results-published',
};

/**
 * Returns the reasons against awarding a lot or giving it another round. Both are possible only between its close and
 * its results.
 */
export const reasonsAgainstAwarding = (market: ModelMarket, { lot }: ModelRequest): string[] => {
  const code = lot ? notClosed[lot.state] : 'bidding-not-closed';
  return first(ended(market), code === undefined ? [] : [code]);
};

export const reasonsAgainstRebidding = reasonsAgainstAwarding;

/**
 * Returns the reasons against reopening a lot. It must be unsuccessful and can be reopened once, while its talent
 * request is still open.
 */
export const reasonsAgainstReopening = (market: ModelMarket, { lot, statusId }: ModelRequest): string[] => {
  if (market.status !== 'open') return ended(market);
  if (lot?.state === 'cancelled') return ['lot-cancelled'];
  if (lot?.state !== 'unsuccessful') return ['not-unsuccessful'];
  if (statusId === talentRequestStatus.cancelled) return ['request-cancelled'];
  if (statusId === talentRequestStatus.fulfilled) return ['request-fulfilled'];
  return lot.isReopened ? ['reopened-before'] : [];
};

/**
 * Returns the reasons against an objection. An agency can object once to each of its results, during the standstill.
 */
export const reasonsAgainstObjecting = ({ lot }: ModelRequest, agency: Agency, now: number): string[] => {
  if (lot?.state !== 'standstill' || lot.award?.bidders.includes(agency) !== true) return ['no-result'];
  if (lot.award.objectors.includes(agency)) return ['has-objected'];
  return now < (lot.award.standstillEndsAt ?? 0) ? [] : ['standstill-over'];
};

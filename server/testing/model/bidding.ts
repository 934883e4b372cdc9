import { applicationStatus } from '#contract/applications/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import {
  effectiveLotEnd,
  takesBids,
  type Agency,
  type ModelApplication,
  type ModelLot,
  type ModelMarket,
  type ModelRequest,
} from './market.ts';

// The consequences of actions for lots and bids. Source: domain rules D9 and D15, and the auction design.

const day = 86_400_000;

const newLot = (endsAt: number, stillSince: number | null): ModelLot => ({
  state: 'open',
  round: 1,
  isReopened: false,
  endsAt,
  stillSince,
  acts: 0,
  termsChangedAs: 0,
  bids: {},
  objections: [],
});

/** Creates lots from an engagement's open and paused talent requests. */
export const openLots = (market: ModelMarket, now: number, endsAt: number): void => {
  market.biddingEndsAt = endsAt;
  for (const request of market.requests) {
    if (request.statusId !== talentRequestStatus.inMarket && request.statusId !== talentRequestStatus.paused) continue;
    request.lot = newLot(endsAt, request.statusId === talentRequestStatus.paused ? now : null);
  }
};

export const placeModelBid = ({ lot }: ModelRequest, agency: Agency, number: number): void => {
  if (!lot) return;
  lot.acts += 1;
  lot.bids[agency] = { status: 'valid', withdrawnAt: null, acceptedAs: lot.acts, round: lot.round, number };
};

/** Whether a lot awaits a new bid from an agency that has not bid since an earlier round. */
export const awaitsBid = ({ lot }: ModelRequest, agency: Agency): boolean => {
  const own = lot?.bids[agency];
  if (lot?.state !== 'rebid' || !own) return false;
  return (own.status === 'valid' || own.status === 'unconfirmed') && own.round < lot.round;
};

/** Returns the agency with the lowest bid that counts. */
export const lotLeader = (lot: ModelLot | undefined): Agency | undefined => {
  const agencies = (['agency', 'rival'] as const).filter((agency) => lot?.bids[agency]?.status === 'valid');
  const numberOf = (agency: Agency): number => lot?.bids[agency]?.number ?? 0;
  return agencies.toSorted((a, b) => numberOf(b) - numberOf(a))[0];
};

/** Returns the agencies that were awarded a lot; undefined if the engagement has no lots. */
export const auctionWinners = ({ requests }: ModelMarket): readonly Agency[] | undefined => {
  const lots = requests.flatMap(({ lot }) => lot ?? []);
  if (lots.length === 0) return undefined;
  return lots.flatMap(({ state, award }) => (state === 'awarded' && award?.winner ? [award.winner] : []));
};

/**
 * Returns the agencies that have won no lot and can't win one: they have no bid that counts, and no lot accepts bids.
 */
export const agenciesWithoutLot = (market: ModelMarket): Agency[] => {
  const lots = market.requests.flatMap(({ lot }) => lot ?? []);
  // An unsuccessful lot can be reopened once.
  if (lots.some((lot) => takesBids(lot) || (lot.state === 'unsuccessful' && !lot.isReopened))) return [];
  const canWin = (agency: Agency): boolean =>
    lots.some(
      ({ state, bids }) =>
        (state === 'closed' || state === 'standstill') && ['valid', 'unconfirmed'].includes(bids[agency]?.status ?? ''),
    );
  return (['agency', 'rival'] as const).filter(
    (agency) => auctionWinners(market)?.includes(agency) !== true && !canWin(agency),
  );
};

/** Resumes a lot, and postpones its end by the time for which it was paused. */
const goOn = (lot: ModelLot, now: number): void => {
  lot.endsAt = effectiveLotEnd(lot, now);
  lot.stillSince = null;
};

/** Cancels the award of a lot: sets its results aside and closes the open objections to it. */
const cancelModelAward = (lot: ModelLot): void => {
  delete lot.award;
  for (const objection of lot.objections) if (objection.state === 'open') objection.state = 'closed';
};

/** Revokes the bids of agencies whose applications ended while the lot was cancelled. */
const revokeBidsOfLeavers = (market: ModelMarket, lot: ModelLot): void => {
  for (const agency of ['agency', 'rival'] as const) {
    const own = lot.bids[agency];
    const statusId = market.applications[agency]?.statusId;
    const takesPart = statusId === applicationStatus.approved || statusId === applicationStatus.rebid;
    if (own && own.status !== 'withdrawn' && !takesPart) own.status = 'revoked';
  }
};

/**
 * Changes a lot after its talent request has entered a new status. A request that was cancelled before the bidding
 * stage gets a lot when it is restored, and this lot is open for at least a day.
 */
export const updateLotForRequest = (market: ModelMarket, request: ModelRequest, now: number): void => {
  const { statusId, lot } = request;
  if (!lot) {
    const opens =
      market.kind === 'competitive' && market.stage === 'bidding' && statusId === talentRequestStatus.inMarket;
    if (opens) request.lot = newLot(Math.max(market.biddingEndsAt, now + day), null);
    return;
  }
  if (statusId === talentRequestStatus.fulfilled || statusId === talentRequestStatus.cancelled) {
    const { state } = lot;
    if (state === 'awarded' || state === 'unsuccessful' || state === 'cancelled') return;
    lot.before = state === 'standstill' ? 'closed' : state;
    lot.state = 'cancelled';
    lot.stillSince ??= now;
    cancelModelAward(lot);
  } else if (lot.state === 'cancelled') {
    lot.state = lot.before ?? 'open';
    goOn(lot, now);
    revokeBidsOfLeavers(market, lot);
  } else if (takesBids(lot) && statusId === talentRequestStatus.paused) lot.stillSince ??= now;
  else goOn(lot, now);
};

/** Changes the terms of lots. Bidders must then confirm their bids, and have at least a day to do so. */
export const changeLotTerms = (requests: readonly ModelRequest[], now: number): void => {
  for (const { lot } of requests) {
    if (!lot || !takesBids(lot)) continue;
    lot.acts += 1;
    lot.termsChangedAs = lot.acts;
    lot.endsAt = Math.max(lot.endsAt, (lot.stillSince ?? now) + day);
    for (const bid of Object.values(lot.bids)) if (bid.status === 'valid') bid.status = 'unconfirmed';
  }
};

const ownBids = (market: ModelMarket, agency: Agency, states: readonly ModelLot['state'][]) =>
  market.requests.flatMap(({ lot }) => {
    const own = lot?.bids[agency];
    return lot && own && states.includes(lot.state) ? [{ lot, own }] : [];
  });

/**
 * Revokes an agency's bids. If the agency has won an award that is not final, the award is set aside, so that the lot
 * can be awarded again.
 */
export const revokeModelBids = (market: ModelMarket, agency: Agency): void => {
  for (const { lot, own } of ownBids(market, agency, ['open', 'rebid', 'closed', 'standstill'])) {
    if (own.status === 'withdrawn' || own.status === 'revoked') continue;
    own.status = 'revoked';
    if (lot.state !== 'standstill' || lot.award?.winner !== agency) continue;
    lot.state = 'closed';
    cancelModelAward(lot);
  }
};

/** Withdraws an agency's bids together with its application. */
export const withdrawModelBids = (market: ModelMarket, agency: Agency, now: number): void => {
  for (const { own } of ownBids(market, agency, ['open', 'rebid']))
    if (own.status === 'valid' || own.status === 'unconfirmed')
      Object.assign(own, { status: 'withdrawn', withdrawnAt: now });
};

/**
 * Restores the bids that were withdrawn with an application. A bid needs a confirmation if the terms have changed since
 * the agency accepted them.
 */
export const restoreModelBids = (
  market: ModelMarket,
  agency: Agency,
  { withdrawnAt }: Pick<ModelApplication, 'withdrawnAt'>,
): void => {
  for (const { lot, own } of ownBids(market, agency, ['open', 'rebid'])) {
    if (own.status !== 'withdrawn' || (own.withdrawnAt ?? 0) < (withdrawnAt ?? 0)) continue;
    const isOutdated = lot.termsChangedAs > own.acceptedAs;
    own.status = isOutdated ? 'unconfirmed' : 'valid';
    if (isOutdated) continue;
    lot.acts += 1;
    own.acceptedAs = lot.acts;
  }
};

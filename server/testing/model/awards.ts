import { applicationStatus } from '#contract/applications/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { agenciesWithoutLot } from './bidding.ts';
import { endRebids, changeStatus } from './consequences.ts';
import { inTheRunningStatusIds } from './expected-reasons.ts';
import { takesBids, type Agency, type ModelLot, type ModelMarket, type ModelRequest } from './market.ts';

// The model of the end of bidding, awards, objections and further rounds. Source: domain rules D2, D7, D9 and D20.

const hour = 3_600_000;
const melbourne = { timeZone: 'Australia/Melbourne' } as const;
const dateIn = new Intl.DateTimeFormat('en-GB', { ...melbourne, dateStyle: 'short' });
const clockIn = new Intl.DateTimeFormat('en-GB', { ...melbourne, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });

/** Returns five in the afternoon in Melbourne on the nth working day after today, found by trying each hour. */
export const workingDaysLater = (now: number, workingDays: number): number => {
  if (workingDays === 0) return now;
  const workingAfternoon = /^(?:Mon|Tue|Wed|Thu|Fri),? 17$/u;
  let passed = 0;
  for (let at = Math.ceil(now / hour) * hour; ; at += hour) {
    const isToday = dateIn.format(at) === dateIn.format(now);
    if (!isToday && workingAfternoon.test(clockIn.format(at))) passed += 1;
    if (passed === workingDays) return at;
  }
};

/** Returns the agencies with a bid in a lot, whether or not it counts. */
const biddersIn = ({ bids }: ModelLot): Agency[] =>
  (['agency', 'rival'] as const).filter((agency) => bids[agency] !== undefined);

/** Closes lots whose end has passed. Those with too few valid bids are unsuccessful. */
export const closeModelLots = (market: ModelMarket, now: number): void => {
  for (const { lot, minimumBids } of market.requests) {
    if (!lot || !takesBids(lot) || lot.stillSince !== null || lot.endsAt > now) continue;
    const wasRebid = lot.state === 'rebid';
    const count = Object.values(lot.bids).filter(({ status }) => status === 'valid').length;
    lot.state = count >= minimumBids ? 'closed' : 'unsuccessful';
    if (wasRebid) endRebids(market);
  }
};

/**
 * Makes an award final: the request becomes Available, the engagement moves to fulfillment, and agencies that have won
 * no lot and can't win one any more are not selected.
 */
const finalize = (market: ModelMarket, request: ModelRequest, now: number): void => {
  if (!request.lot) return;
  request.lot.state = 'awarded';
  request.isAwarded = true;
  if (request.statusId === talentRequestStatus.inMarket) {
    request.statusId = talentRequestStatus.available;
    request.changedAt = now;
  }
  market.stage = 'fulfillment';
  for (const agency of agenciesWithoutLot(market)) {
    const application = market.applications[agency];
    if (application && inTheRunningStatusIds.includes(application.statusId))
      changeStatus(application, applicationStatus.notSelected);
  }
};

/** Publishes the employer's award of a lot. The award becomes final after the standstill. */
export const awardModelLot = (market: ModelMarket, request: ModelRequest, winner: Agency, now: number): void => {
  const { lot } = request;
  if (!lot) return;
  const standstillEndsAt = workingDaysLater(now, request.standstillDays);
  lot.state = 'standstill';
  lot.award = { winner, bidders: biddersIn(lot), objectors: [], standstillEndsAt };
  if (standstillEndsAt <= now) finalize(market, request, now);
};

/** Awards a lot to nobody. */
export const awardNobody = ({ lot }: ModelRequest): void => {
  if (!lot) return;
  lot.state = 'unsuccessful';
  lot.award = { winner: undefined, bidders: biddersIn(lot), objectors: [], standstillEndsAt: null };
};

/** Makes awards final once their standstill has ended, unless Rolecall still has to decide an objection. */
export const endModelStandstills = (market: ModelMarket, now: number): void => {
  const endOf = ({ lot }: ModelRequest): number => lot?.award?.standstillEndsAt ?? Infinity;
  for (const request of market.requests.toSorted((one, other) => endOf(one) - endOf(other))) {
    if (request.lot?.state !== 'standstill' || endOf(request) > now) continue;
    if (request.lot.objections.every(({ state }) => state !== 'open')) finalize(market, request, now);
  }
};

export const objectToModelAward = ({ lot }: ModelRequest, of: Agency, id: string): void => {
  lot?.award?.objectors.push(of);
  lot?.objections.push({ id, of, state: 'open' });
};

/**
 * Decides an objection. If it is upheld, the award is set aside so that the lot can be awarded again, and the other
 * objections are upheld too.
 */
export const decideModelObjection = ({ lot }: ModelRequest, id: string, isUpheld: boolean): void => {
  if (!lot) return;
  for (const objection of lot.objections) {
    if (objection.state !== 'open' || (objection.id !== id && !isUpheld)) continue;
    objection.state = isUpheld ? 'upheld' : 'dismissed';
  }
  if (!isUpheld) return;
  delete lot.award;
  lot.state = 'closed';
};

/** Starts another round of bidding, in which earlier bids still count. The round waits while the request is paused. */
const startRound = ({ lot, statusId }: ModelRequest, state: 'open' | 'rebid', endsAt: number, now: number): void => {
  if (!lot) return;
  delete lot.award;
  Object.assign(lot, {
    state,
    round: lot.round + 1,
    endsAt,
    stillSince: statusId === talentRequestStatus.paused ? now : null,
  });
};

/** Reopens an unsuccessful lot for all agencies. */
export const reopenModelLot = (request: ModelRequest, endsAt: number, now: number): void => {
  startRound(request, 'open', endsAt, now);
  if (request.lot) request.lot.isReopened = true;
};

/** Asks the bidders in a closed lot for better bids. */
export const rebidModelLot = (market: ModelMarket, request: ModelRequest, endsAt: number, now: number): void => {
  startRound(request, 'rebid', endsAt, now);
  for (const agency of ['agency', 'rival'] as const) {
    const status = request.lot?.bids[agency]?.status;
    const application = market.applications[agency];
    if (application?.statusId === applicationStatus.approved && (status === 'valid' || status === 'unconfirmed')) {
      changeStatus(application, applicationStatus.rebid);
      application.rebidDueAt = null;
    }
  }
};

import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import type {
  listLots as listOperation,
  readBidHistory as historyOperation,
  readLot as readOperation,
} from '#contract/bidding/operations/agency.ts';
import { maximumBid, lotRuleSentences } from '#contract/bidding/rules.ts';
import type { LotListItem } from '#contract/bidding/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rulesForBidders } from '../commands/open-lots.ts';
import {
  rightToConfirmBid,
  nextBidAction,
  rightToPlaceBid,
  withdrawableUntil,
  rightToWithdrawBid,
  type LotFacts,
} from '../policy.ts';
import { bidderPosition, rankLot } from '../rules/position.ts';
import { findLot, findLots, toLotTiming, currentLotState, type LotWithRequest } from './find-lots.ts';
import { listOwnAwards, type OwnAward } from './own-awards.ts';
import { bidStatusOf, toBidHistory, listOwnBids, toOwnBid, listOwnBidNotes } from './own-bids.ts';
import { listStandingBids, type VisibleStandingBid } from './standing-bids.ts';

/** The application statuses with which an agency sees more of a lot than the public does. */
const takesPart: readonly ApplicationStatusId[] = [
  applicationStatus.approved,
  applicationStatus.rebid,
  applicationStatus.notSelected,
];

/** Whether the agency has won the lot, even if the award is not final yet; null before the results are published. */
const isAwarded = (award: OwnAward | undefined): boolean | null =>
  award === undefined || award.state === 'undecided' ? null : award.state !== 'lost';

const factsOf = (
  { engagement, request, rules, lot: found }: LotWithRequest,
  applicationStatusId: ApplicationStatusId | null,
  own: VisibleStandingBid | undefined,
): LotFacts => ({
  engagement,
  rules,
  applicationStatusId,
  lot: found,
  isCancelled: request.statusId === talentRequestStatus.cancelled,
  own,
});

/** Returns a lot for the agency's list. Agencies that don't take part see nothing of the bids. */
const ownLot = (
  scope: AgencyScope,
  lot: LotWithRequest,
  standingBids: readonly VisibleStandingBid[],
  statusId: ApplicationStatusId | null,
  award: OwnAward | undefined,
): LotListItem => {
  const own = standingBids.find(({ isOwn }) => isOwn);
  const bids = statusId !== null && takesPart.includes(statusId) ? standingBids : [];
  const ranking = rankLot(lot.rules, lot.engagement.currencyDigits, currentLotState(lot), bids);
  const position = bidderPosition(ranking, own?.bidder);
  return {
    ...toLotTiming(lot),
    ...position,
    bidderCount: bids === standingBids ? position.bidderCount : null,
    hasPlacedBid: own?.status === 'valid' || own?.status === 'unconfirmed',
    bidStatus: own?.status ?? null,
    nextAction: nextBidAction(scope, factsOf(lot, statusId, own)),
    isAwarded: isAwarded(award),
  };
};

/** Lists an auction's lots with the agency's own positions. */
export const listOwnLots = async (
  scope: AgencyScope,
  { auctionId }: InputOf<typeof listOperation>,
): Promise<HandlerResult<typeof listOperation>> => {
  const found = await findLots(scope, auctionId);
  if (!found) return notFound();
  const ids = found.lots.map(({ request }) => request.id);
  const standingBids = await listStandingBids(scope, ids);
  const awards = await listOwnAwards(scope, ids);
  const statusId = (await findOwnApplication(scope, auctionId))?.statusId ?? null;
  return {
    auctionId,
    serverTime: scope.now.toISOString(),
    lots: found.lots.map((one) =>
      ownLot(scope, one, standingBids.get(one.request.id) ?? [], statusId, awards.get(one.request.id)),
    ),
  };
};

/** Reads a lot with its rules, the agency's own bid and position, and its rights. */
export const readOwnLot = async (
  scope: AgencyScope,
  { auctionId, talentRequestId }: InputOf<typeof readOperation>,
): Promise<HandlerResult<typeof readOperation>> => {
  const found = await findLot(scope, talentRequestId);
  if (!found || found.engagement.id !== auctionId) return notFound();
  const { engagement } = found;
  const rules = rulesForBidders(found.rules);
  const standingBids = (await listStandingBids(scope, [talentRequestId])).get(talentRequestId) ?? [];
  const own = standingBids.find(({ isOwn }) => isOwn);
  const applicationStatusId = (await findOwnApplication(scope, auctionId))?.statusId ?? null;
  const [latest] = own ? await listOwnBids(scope, talentRequestId) : [];
  const facts = factsOf(found, applicationStatusId, own);
  const isStanding = own?.status === 'valid' || own?.status === 'unconfirmed';
  const place = rightToPlaceBid(scope, facts);
  return {
    ...ownLot(
      scope,
      found,
      standingBids,
      applicationStatusId,
      (await listOwnAwards(scope, [talentRequestId])).get(talentRequestId),
    ),
    clientId: engagement.clientId,
    clientName: engagement.clientName,
    timeZone: engagement.timeZone,
    currencyId: engagement.currencyId,
    currencyIso: engagement.currencyCode,
    rules,
    ruleSentences: [...lotRuleSentences(rules, { currencyIso: engagement.currencyCode })],
    rulesHash: found.lot?.rulesHash ?? '',
    termsVersion: engagement.termsVersion,
    ownBid:
      latest && isStanding
        ? toOwnBid(scope, engagement, talentRequestId, latest, bidStatusOf(latest, latest.id, own.status, []))
        : null,
    maximumAmount: place.allowed
      ? maximumBid(rules, own?.status === 'valid' && latest ? latest.amount : null, engagement.currencyDigits)
      : null,
    withdrawableUntil: withdrawableUntil(facts)?.toISOString() ?? null,
    serverTime: scope.now.toISOString(),
    can: {
      placeBid: place,
      withdrawBid: rightToWithdrawBid(scope, facts),
      confirmBid: rightToConfirmBid(scope, facts),
    },
  };
};

/** Lists the agency's own bids and attempts on a lot, newest first. */
export const listBidHistory = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof historyOperation>,
): Promise<HandlerResult<typeof historyOperation>> => {
  if (!(await findLot(scope, talentRequestId))) return notFound();
  const own = (await listStandingBids(scope, [talentRequestId])).get(talentRequestId)?.find(({ isOwn }) => isOwn);
  const bids = await listOwnBids(scope, talentRequestId);
  const notes = await listOwnBidNotes(scope, talentRequestId);
  return { talentRequestId, rows: toBidHistory(bids, notes, own?.status) };
};

import type { monitorLots as operation } from '#contract/bidding/operations/employer.ts';
import { lotRuleSentences } from '#contract/bidding/rules.ts';
import type { Bidder, EmployerLot, Objection } from '#contract/bidding/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { trimZeros } from '#contract/common/money.ts';
import { lacksContractedTime } from '#contract/engagements/shapes/lot-rules.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope, ProviderScope } from '#server/platform/scope/scope.ts';
import { rulesForBidders } from '../commands/open-lots.ts';
import { employerLotRights } from '../policy.ts';
import { awardLimit } from '../rules/awarded-bids.ts';
import { areBidsHiddenFromEmployer, rankedBidders } from '../rules/bidder-list.ts';
import { tiedBids } from '../rules/close-outcome.ts';
import { rankableBids } from '../rules/position.ts';
import { findAgencyTrackRecords, type AgencyTrackRecord } from './agency-records.ts';
import { listClosedBids, type ClosedBid } from './closed-bids.ts';
import { findLots, toLotTiming, type LotWithRequest } from './find-lots.ts';
import { listVisibleObjections } from './objections.ts';
import { listStandingBids, type VisibleStandingBid } from './standing-bids.ts';

type EmployerScope = ClientScope | ProviderScope;

interface PublishedResult {
  supplierId: string;
  isAwarded: boolean;
  reason: string | null;
}

const resultsOf = async (scope: EmployerScope, engagementId: string) => {
  const rows = await scope.db
    .selectFrom('lotResult')
    .select(['talentRequestId', 'supplierId', 'isAwarded', 'reason'])
    .where('engagementId', '=', engagementId)
    .where('state', '!=', 'set-aside')
    .execute();
  return Map.groupBy(rows, ({ talentRequestId }) => talentRequestId);
};

interface LotFacts {
  standingBids: readonly VisibleStandingBid[];
  /** The bids with their agencies' names; empty before the close. */
  closed: readonly ClosedBid[];
  results: readonly PublishedResult[];
  records: ReadonlyMap<string, AgencyTrackRecord>;
  objections: readonly Objection[];
}

const newcomer: AgencyTrackRecord = { submitted: 0, hired: 0, daysToSubmit: null };

const biddersOf = ({ rules, lot, engagement }: LotWithRequest, facts: LotFacts): Bidder[] => {
  if (!lot || areBidsHiddenFromEmployer(rules, lot)) return [];
  const isClosed = lot.closedAt !== null;
  const tied = isClosed
    ? tiedBids(rules, engagement.currencyDigits, rankableBids(rules, 'closed', facts.standingBids))
    : [];
  return rankedBidders(rules, facts.standingBids).map(({ bid, position }) => {
    const agency = facts.closed.find(({ bidder, isStanding }) => isStanding && bidder === bid.bidder);
    const result = facts.results.find(({ supplierId }) => supplierId === agency?.supplierId);
    return {
      bidder: bid.bidder,
      supplierId: agency?.supplierId ?? null,
      agencyName: agency?.agencyName ?? null,
      position,
      bidAmount: bid.amount === null ? null : trimZeros(bid.amount),
      totalDayRateBid: bid.comparable === null ? null : trimZeros(bid.comparable),
      receivedAt: bid.receivedAt,
      status: bid.status,
      isTied: tied.some(({ bidder }) => bidder === bid.bidder),
      isAwarded: result?.isAwarded ?? false,
      reason: result?.reason ?? null,
      record: agency ? (facts.records.get(agency.supplierId) ?? newcomer) : null,
    };
  });
};

const employerLot = (place: LotWithRequest, facts: LotFacts): EmployerLot => {
  const { engagement, request, lot } = place;
  const rules = rulesForBidders(place.rules);
  return {
    ...toLotTiming(place),
    rules,
    ruleSentences: [...lotRuleSentences(rules, { currencyIso: engagement.currencyCode })],
    currencyIso: engagement.currencyCode,
    bidCount: facts.standingBids.filter(({ status }) => status === 'valid' || status === 'unconfirmed').length,
    bidders: biddersOf(place, facts),
    awardLimit: awardLimit(rules),
    wasReopened: lot !== undefined && lot.reopenedAt !== null,
    lacksContractedTime: lacksContractedTime(rules.bidMethodId, request.contractedUnits),
    objections: [...facts.objections],
    can: employerLotRights(place),
  };
};

/**
 * Lists an auction's lots for its employer and for Rolecall: only the number of bids while bids are sealed, pseudonyms
 * during bidding, and names and track records after the close. Source: domain rules D19.
 */
export const monitorLots = async (
  scope: EmployerScope,
  { engagementId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findLots(scope, engagementId);
  if (!found) return notFound();
  const { engagement, lots } = found;
  const ids = lots.map(({ request }) => request.id);
  const standingBids = await listStandingBids(scope, ids);
  const closed = await listClosedBids(scope, ids);
  const results = await resultsOf(scope, engagementId);
  const objections = await listVisibleObjections(scope, ids);
  const suppliers = [...new Set(closed.map(({ supplierId }) => supplierId))];
  const records = await findAgencyTrackRecords(scope, engagement.clientId, suppliers);
  return {
    engagementId,
    serverTime: scope.now.toISOString(),
    timeZone: engagement.timeZone,
    lots: lots.map((one) => {
      const { id } = one.request;
      return employerLot(one, {
        standingBids: standingBids.get(id) ?? [],
        closed: closed.filter(({ talentRequestId }) => talentRequestId === id),
        results: results.get(id) ?? [],
        records,
        objections: objections.filter(({ talentRequestId }) => talentRequestId === id),
      });
    }),
  };
};

import { openLotStates } from '#contract/bidding/states.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { listApplicationStatuses } from '#server/applications/public.ts';
import { findTalentRequests, findLotRules } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { nextBidAction, type LotFacts } from '../policy.ts';
import { effectiveLot } from '../rules/effective-lot.ts';
import { listStandingBids } from './standing-bids.ts';

/** An open lot on which the agency can bid or has bid. */
export interface OpenLot {
  talentRequestId: string;
  engagementId: string;
  jobTitle: string;
  endsAt: Date;
  /**
   * The action that the agency still has to take: `rebid` in a further round, `confirm` if a change of terms made an
   * earlier bid invalid. Null if the agency's bid counts, or if no action is possible now.
   */
  need: 'bid' | 'rebid' | 'confirm' | null;
}

/** A lot on which the agency has no bid that counts. */
export type MissingBid = OpenLot & { need: NonNullable<OpenLot['need']> };

const bidder: ReadonlySet<Permission> = new Set<Permission>(['Bidding Stage=Place Bids']);

const lotsTakingBids = (scope: AgencyScope, engagementIds: readonly string[]) =>
  scope.db
    .selectFrom('lot')
    .innerJoin('engagement', 'engagement.id', 'lot.engagementId')
    .selectAll('lot')
    .select(['engagement.status', 'engagement.endedAs', 'engagement.stage'])
    .where('lot.engagementId', 'in', engagementIds)
    .where('lot.state', 'in', openLotStates)
    .where('lot.pausedAt', 'is', null)
    .where('lot.endsAt', '>', scope.now)
    .orderBy('lot.endsAt')
    .execute();

/**
 * Returns the open lots in these auctions on which the agency has a bid, or on which a user who may bid can place or
 * confirm one. The earliest end comes first.
 */
export const listOpenLots = async (scope: AgencyScope, engagementIds: readonly string[]): Promise<OpenLot[]> => {
  if (engagementIds.length === 0) return [];
  const lots = await lotsTakingBids(scope, engagementIds);
  const ids = lots.map(({ talentRequestId }) => talentRequestId);
  if (ids.length === 0) return [];
  const statuses = await listApplicationStatuses(scope, engagementIds);
  const rulesById = await findLotRules(scope, ids);
  const requests = new Map((await findTalentRequests(scope, ids)).map((request) => [request.id, request]));
  const standingBids = await listStandingBids(scope, ids);
  const caller = { permissions: bidder, now: scope.now };
  return lots.flatMap(({ status, endedAs, stage, ...stored }): OpenLot[] => {
    const { talentRequestId, engagementId } = stored;
    const rules = rulesById.get(talentRequestId);
    const request = requests.get(talentRequestId);
    if (!rules || !request) return [];
    const lot = effectiveLot(stored, request, scope.now);
    const own = standingBids.get(talentRequestId)?.find(({ isOwn }) => isOwn);
    const facts: LotFacts = {
      engagement: { status, endedAs, stage },
      rules,
      applicationStatusId: statuses.get(engagementId) ?? null,
      lot,
      isCancelled: request.statusId === talentRequestStatus.cancelled,
      own,
    };
    const need = nextBidAction(caller, facts);
    return need === null && own === undefined
      ? []
      : [{ talentRequestId, engagementId, jobTitle: request.jobTitle, endsAt: lot.endsAt, need }];
  });
};

/**
 * Returns the lots in these auctions on which a user who may bid can place or confirm a bid, and on which the agency
 * has no valid bid in this round.
 */
export const listMissingBids = async (scope: AgencyScope, engagementIds: readonly string[]): Promise<MissingBid[]> =>
  (await listOpenLots(scope, engagementIds)).filter((lot): lot is MissingBid => lot.need !== null);

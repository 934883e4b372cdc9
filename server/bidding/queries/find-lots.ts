import type { Selectable } from 'kysely';
import type { LotTiming } from '#contract/bidding/shapes.ts';
import type { LotState } from '#contract/bidding/states.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import {
  findEngagement,
  findTalentRequest,
  findLotRules,
  listEngagementRequests,
  type FoundEngagement,
  type FoundLotRules,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { effectiveLot } from '../rules/effective-lot.ts';
import type { BiddingTables } from '../tables.ts';

type FoundLot = Selectable<BiddingTables['lot']>;

/** A lot with its talent request and rules. */
export interface LotWithRequest {
  engagement: FoundEngagement;
  request: FoundTalentRequest;
  rules: FoundLotRules;
  /** The lot in its current state; undefined before the bidding stage. */
  lot: FoundLot | undefined;
}

const lotsOf = (scope: Scope, talentRequestIds: readonly string[]) =>
  scope.db.selectFrom('lot').selectAll().where('talentRequestId', 'in', talentRequestIds).execute();

const withRules = async (
  scope: Scope,
  engagement: FoundEngagement,
  requests: readonly FoundTalentRequest[],
): Promise<LotWithRequest[]> => {
  if (requests.length === 0) return [];
  const ids = requests.map(({ id }) => id);
  const rulesById = await findLotRules(scope, ids);
  const lotById = new Map((await lotsOf(scope, ids)).map((lot) => [lot.talentRequestId, lot]));
  return requests.flatMap((request) => {
    const rules = rulesById.get(request.id);
    const lot = lotById.get(request.id);
    return rules ? [{ engagement, request, rules, lot: lot && effectiveLot(lot, request, scope.now) }] : [];
  });
};

/** Returns the lots of an auction that the caller can see, sorted by number; undefined if there is no such auction. */
export const findLots = async (
  scope: Scope,
  engagementId: string,
): Promise<{ engagement: FoundEngagement; lots: LotWithRequest[] } | undefined> => {
  const engagement = await findEngagement(scope, engagementId);
  if (engagement?.kind !== 'competitive') return undefined;
  return { engagement, lots: await withRules(scope, engagement, await listEngagementRequests(scope, engagementId)) };
};

/** Returns a visible lot by its talent request; undefined if there is none, or if the request isn't in an auction. */
export const findLot = async (scope: Scope, talentRequestId: string): Promise<LotWithRequest | undefined> => {
  const request = await findTalentRequest(scope, talentRequestId);
  const engagement = request && (await findEngagement(scope, request.engagementId));
  if (!request || engagement?.kind !== 'competitive') return undefined;
  return (await withRules(scope, engagement, [request]))[0];
};

/**
 * Returns a lot's state, even before the bidding stage. Also covers auctions without lots, which were awarded as a
 * whole or ended without bidding.
 */
export const currentLotState = ({
  engagement,
  request,
  lot,
}: Pick<LotWithRequest, 'engagement' | 'request' | 'lot'>): LotState => {
  if (lot) return lot.state;
  if (request.statusId === talentRequestStatus.cancelled) return 'cancelled';
  if (request.awardedAt !== null) return 'awarded';
  return engagement.stage === 'fulfillment' || engagement.stage === 'ended' ? 'unsuccessful' : 'scheduled';
};

/** Returns a lot's times and state in the API's format. */
export const toLotTiming = ({ engagement, request, lot }: LotWithRequest): LotTiming => ({
  talentRequestId: request.id,
  talentRequestNumber: request.number,
  engagementId: engagement.id,
  jobTitle: request.jobTitle,
  noOfRoles: request.noOfRoles,
  state: currentLotState({ engagement, request, lot }),
  round: lot?.round ?? 1,
  opensAt: lot?.opensAt.toISOString() ?? null,
  scheduledEndsAt: lot?.scheduledEndsAt.toISOString() ?? null,
  endsAt: lot?.endsAt.toISOString() ?? null,
  hardEndsAt: lot?.hardEndsAt.toISOString() ?? null,
  extensions: lot?.extensions ?? 0,
  isPaused: request.statusId === talentRequestStatus.paused,
  closedAt: lot?.closedAt?.toISOString() ?? null,
  standstillEndsAt: lot?.standstillEndsAt?.toISOString() ?? null,
  unsuccessfulReason: lot?.unsuccessfulReason ?? null,
});

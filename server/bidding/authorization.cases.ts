import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';

const request = async ({ server, clientId }: AuthorizationWorld, given: { publishedAt?: null } = {}) => {
  const { id } = await makeEngagement(server.kit.db, { clientId, kind: 'competitive', stage: 'bidding', ...given });
  return { talentRequestId: (await makeTalentRequest(server.kit.db, { engagementId: id })).id };
};

/** Rules that an employer can set at any time before bidding ends. */
const rules = {
  bidTypeId: 2,
  bidMethodId: 3,
  awardTypeId: 1,
  awardLimit: null,
  ceiling: '12000',
  startPrice: null,
  referenceAmount: null,
  hoursPerDay: null,
  minimumStep: null,
  minimumBids: 1,
  extensionMinutes: 5,
  extensionLimit: 6,
  hardEndMinutes: 30,
  tieRule: 'time',
  standstillDays: 0,
  showsBidderCount: false,
};
const ownLot = async ({ server }: AuthorizationWorld, clientId: string) => {
  const { id } = await makeEngagement(server.kit.db, { clientId, kind: 'competitive' });
  const { id: talentRequestId } = await makeTalentRequest(server.kit.db, { engagementId: id });
  return { talentRequestId, version: 1, rules };
};

export const biddingCases: Record<string, AuthorizationCase> = {
  'bidding.keys': { own: () => ({}) },
  'bidding.changeLot': {
    own: (world, caller) => ownLot(world, caller.tenantId),
    other: (world) => ownLot(world, world.otherClientId),
  },
  'bidding.confirmPlacedBid': {
    own: (world) => request(world),
    other: (world) => request(world, { publishedAt: null }),
  },
};

import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeBid, makeLot, unconfirmLot } from './factories.ts';

const request = async ({ server, clientId }: AuthorizationWorld, given: { publishedAt?: null } = {}) => {
  const engagement = await makeEngagement(server.kit.db, { clientId, kind: 'competitive', stage: 'bidding', ...given });
  const { id: talentRequestId } = await makeTalentRequest(server.kit.db, { engagementId: engagement.id });
  return { auctionId: engagement.id, talentRequestId };
};

const lot = async ({ server, clientId, agencyId, rivalId }: AuthorizationWorld) => {
  const market = { client: { id: clientId }, agency: { id: agencyId }, rival: { id: rivalId } };
  const { auctionId, lotId } = await makeLot(server.kit, market);
  return { auctionId, talentRequestId: lotId };
};

/** A lot with a bid of the agency and of its rival. */
const lotWithBids = async (world: AuthorizationWorld) => {
  const { talentRequestId } = await lot(world);
  const { kit } = world.server;
  for (const userId of [world.people.owner, world.people.rivalOwner])
    await makeBid(kit, userId, talentRequestId, '9500');
  return { talentRequestId };
};

const unpublished = async (world: AuthorizationWorld) => {
  const { talentRequestId } = await request(world, { publishedAt: null });
  return { talentRequestId };
};

export const biddingCases: Record<string, AuthorizationCase> = {
  'bidding.keys': { own: () => ({}) },
  'bidding.confirmPlacedBid': {
    own: async (world) => ({ talentRequestId: (await request(world)).talentRequestId }),
    other: unpublished,
  },
  'bidding.lots': {
    own: async (world) => ({ auctionId: (await lot(world)).auctionId }),
    other: async (world) => ({ auctionId: (await request(world, { publishedAt: null })).auctionId }),
  },
  'bidding.lot': { own: lot, other: (world) => request(world, { publishedAt: null }) },
  'bidding.history': { own: lotWithBids, other: unpublished },
  'bidding.placeBid': {
    own: async (world) => ({
      talentRequestId: (await lot(world)).talentRequestId,
      bidAmount: '9500',
      rulesVersion: 1,
    }),
    other: async (world) => ({ ...(await unpublished(world)), bidAmount: '9500', rulesVersion: 1 }),
  },
  'bidding.withdrawBid': { own: lotWithBids, other: unpublished },
  'bidding.confirmBid': {
    own: async (world) => {
      const { talentRequestId } = await lotWithBids(world);
      await unconfirmLot(world.server.kit, talentRequestId);
      return { talentRequestId, rulesVersion: 1 };
    },
    other: async (world) => ({ ...(await unpublished(world)), rulesVersion: 1 }),
  },
};

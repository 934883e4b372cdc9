import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makePractice } from './factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { placeBid } from './commands/place-bid.ts';
import { makeLot } from './factories.ts';

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
    await kit.asAgency(userId, (scope) => placeBid(scope, { talentRequestId, bidAmount: '9500', rulesVersion: 1 }));
  return { talentRequestId };
};

const unpublished = async (world: AuthorizationWorld) => {
  const { talentRequestId } = await request(world, { publishedAt: null });
  return { talentRequestId };
};

/** A running practice auction of a tenant. */
const practice = async ({ server }: AuthorizationWorld, tenantId: string) =>
  (await makePractice(server.kit.db, { tenantId, startedAt: server.kit.clock.now() })).id;

export const biddingCases: Record<string, AuthorizationCase> = {
  'bidding.keys': { own: () => ({}) },
  'bidding.startPractice': { own: () => ({ bidTypeId: 2, bidMethodId: 4, minutes: 10 }) },
  'bidding.practices': { own: () => ({}) },
  'bidding.practice': {
    own: async (world, { tenantId }) => ({ practiceId: await practice(world, tenantId) }),
    other: async (world) => ({ practiceId: await practice(world, world.rivalId) }),
  },
  'bidding.practiceBid': {
    own: async (world, { tenantId }) => ({ practiceId: await practice(world, tenantId), bidAmount: '500' }),
    other: async (world) => ({ practiceId: await practice(world, world.rivalId), bidAmount: '500' }),
  },
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
      await world.server.kit.db
        .updateTable('standingBid')
        .set({ status: 'unconfirmed' })
        .where('talentRequestId', '=', talentRequestId)
        .execute();
      return { talentRequestId, rulesVersion: 1 };
    },
    other: async (world) => ({ ...(await unpublished(world)), rulesVersion: 1 }),
  },
};

import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import {
  findBidders,
  findObjectionId,
  makeBid,
  makeClosedLot,
  lotRulesInput,
  makeLot,
  makePractice,
  unconfirmLotBids,
} from './factories.ts';
import { awardLots } from './commands/award-lots.ts';
import { objectToAward } from './commands/object-to-award.ts';

const request = async ({ server, clientId }: AuthorizationWorld, given: { publishedAt?: null } = {}) => {
  const engagement = await makeEngagement(server.kit.db, { clientId, kind: 'competitive', stage: 'bidding', ...given });
  const { id: talentRequestId } = await makeTalentRequest(server.kit.db, { engagementId: engagement.id });
  return { auctionId: engagement.id, talentRequestId };
};

/** Bidding rules that an employer can set until bidding ends. */
const rules = { ...lotRulesInput, ceiling: '12000' };
const ownLot = async ({ server }: AuthorizationWorld, clientId: string) => {
  const { id } = await makeEngagement(server.kit.db, { clientId, kind: 'competitive' });
  const { id: talentRequestId } = await makeTalentRequest(server.kit.db, { engagementId: id });
  return { talentRequestId, version: 1, rules };
};

const lot = async ({ server, clientId, agencyId, rivalId }: AuthorizationWorld) => {
  const market = { client: { id: clientId }, agency: { id: agencyId }, rival: { id: rivalId } };
  const { auctionId, lotId } = await makeLot(server.kit, market);
  return { auctionId, talentRequestId: lotId };
};

/** Creates a lot on which the agency and its rival have bid. */
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

const hours = (world: AuthorizationWorld, count: number) =>
  new Date(world.server.kit.clock.now().getTime() + count * 3_600_000);

/** Creates a closed lot of the employer, with bids from both agencies or without any bids. */
const closedLot = async ({ server, clientId, agencyId, rivalId, people }: AuthorizationWorld, hasBids = true) => {
  const market = { client: { id: clientId }, agency: { id: agencyId }, rival: { id: rivalId } };
  const bidders = hasBids ? [people.owner, people.rivalOwner] : [];
  const { auctionId: engagementId, lotId } = await makeClosedLot(server.kit, market, bidders);
  return { engagementId, talentRequestId: lotId };
};

const awardOf = async (
  { server }: AuthorizationWorld,
  { engagementId, talentRequestId }: Record<'engagementId' | 'talentRequestId', string>,
) => {
  const [first] = await findBidders(server.kit.db, talentRequestId);
  const awarded = [{ bidder: first?.bidder ?? '', sharePercent: null }];
  return { engagementId, lots: [{ talentRequestId, awarded, reasons: [] }] };
};

/** Creates a lot in its standstill. */
const awardedLot = async (world: AuthorizationWorld) => {
  const lotOfBids = await closedLot(world);
  const award = await awardOf(world, lotOfBids);
  await world.server.kit.asClient(world.people.client, (scope) => awardLots(scope, award));
  return lotOfBids;
};

const objection = async (world: AuthorizationWorld) => {
  const { talentRequestId } = await awardedLot(world);
  const { kit } = world.server;
  await kit.asAgency(world.people.owner, (scope) => objectToAward(scope, { talentRequestId, text: 'Why?' }));
  const objectionId = await findObjectionId(kit.db, talentRequestId);
  return { objectionId, decision: 'dismiss', text: 'The award follows the rules.' };
};

/** Returns the world with the calling employer as the owner of the engagement. */
const ofCaller = (world: AuthorizationWorld, { tenantId }: { tenantId: string }): AuthorizationWorld =>
  tenantId === world.otherClientId ? { ...world, clientId: tenantId } : world;

/** Creates a competitive engagement of another employer. */
const foreign = async (world: AuthorizationWorld) => request({ ...world, clientId: world.otherClientId });

/** Creates a running practice auction for a tenant. */
const practice = async ({ server }: AuthorizationWorld, tenantId: string) =>
  (await makePractice(server.kit.db, { tenantId, startedAt: server.kit.clock.now() })).id;

export const biddingCases: Record<string, AuthorizationCase> = {
  'bidding.result': {
    own: async (world) => ({ talentRequestId: (await awardedLot(world)).talentRequestId }),
    other: unpublished,
  },
  'bidding.object': {
    own: async (world) => ({ talentRequestId: (await awardedLot(world)).talentRequestId, text: 'Why?' }),
    other: async (world) => ({ ...(await unpublished(world)), text: 'Why?' }),
  },
  'bidding.monitor': {
    own: async (world, caller) => ({ engagementId: (await closedLot(ofCaller(world, caller))).engagementId }),
    other: async (world) => ({ engagementId: (await foreign(world)).auctionId }),
  },
  'bidding.award': {
    own: async (world, caller) => awardOf(world, await closedLot(ofCaller(world, caller))),
    other: async (world) => {
      const { auctionId, talentRequestId } = await foreign(world);
      return { engagementId: auctionId, lots: [{ talentRequestId, awarded: [], reasons: [] }] };
    },
  },
  'bidding.reopen': {
    own: async (world, caller) => ({
      talentRequestId: (await closedLot(ofCaller(world, caller), false)).talentRequestId,
      endsAt: hours(world, 24).toISOString(),
    }),
    other: async (world) => ({
      talentRequestId: (await foreign(world)).talentRequestId,
      endsAt: hours(world, 24).toISOString(),
    }),
  },
  'bidding.requestRebid': {
    own: async (world, caller) => ({
      talentRequestId: (await closedLot(ofCaller(world, caller))).talentRequestId,
      endsAt: hours(world, 24).toISOString(),
      reasonText: 'The scope is smaller.',
    }),
    other: async (world) => ({
      talentRequestId: (await foreign(world)).talentRequestId,
      endsAt: hours(world, 24).toISOString(),
      reasonText: 'The scope is smaller.',
    }),
  },
  'bidding.objections': { own: () => ({}) },
  'bidding.decideObjection': { own: objection },
  'bidding.keys': { own: () => ({}) },
  'bidding.verifier': { own: () => ({}) },
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
  'bidding.changeLot': {
    own: (world, caller) => ownLot(world, caller.tenantId),
    other: (world) => ownLot(world, world.otherClientId),
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
  'bidding.evidence': { own: lotWithBids, other: unpublished },
  'bidding.certificate': {
    own: async (world) => ({ talentRequestId: (await awardedLot(world)).talentRequestId }),
    other: unpublished,
  },
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
      await unconfirmLotBids(world.server.kit, talentRequestId);
      return { talentRequestId, rulesVersion: 1 };
    },
    other: async (world) => ({ ...(await unpublished(world)), rulesVersion: 1 }),
  },
};

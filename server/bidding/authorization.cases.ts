import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makePractice } from './factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeBid, makeLot, unconfirmLot } from './factories.ts';
import { documentType, type Certificate } from './rules/receipt.ts';

const request = async ({ server, clientId }: AuthorizationWorld, given: { publishedAt?: null } = {}) => {
  const engagement = await makeEngagement(server.kit.db, { clientId, kind: 'competitive', stage: 'bidding', ...given });
  const { id: talentRequestId } = await makeTalentRequest(server.kit.db, { engagementId: engagement.id });
  return { auctionId: engagement.id, talentRequestId };
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

/** A lot with a published result of the agency, without an award. */
const certified = async (world: AuthorizationWorld) => {
  const { talentRequestId } = await lotWithBids(world);
  const { kit } = world.server;
  const { id: bidId, engagementId } = await kit.db
    .selectFrom('bid')
    .select(['id', 'engagementId'])
    .where('talentRequestId', '=', talentRequestId)
    .where('supplierId', '=', world.agencyId)
    .executeTakeFirstOrThrow();
  const result = {
    position: 1,
    bidderCount: null,
    awardedCount: 0,
    isAwarded: false,
    sharePercent: null,
    reason: null,
  };
  const certificate: Certificate = {
    ...result,
    lot: talentRequestId,
    title: 'Theatre Nurse',
    client: 'Northwind Health',
    agency: world.agencyId,
    agencyName: 'Harbour Talent',
    bidder: 'A1',
    issuedAt: kit.clock.now().toISOString(),
    rulesHash: '',
    bids: [],
    head: { lot: talentRequestId, size: 1, root: '', time: kit.clock.now().toISOString() },
  };
  await kit.db
    .insertInto('lotResult')
    .values({
      ...result,
      id: newId(),
      talentRequestId,
      engagementId,
      clientId: world.clientId,
      supplierId: world.agencyId,
      round: 1,
      bidId,
      state: 'final',
      feeTypeId: null,
      feePercent: null,
      feeAmount: null,
      publishedAt: kit.clock.now(),
      finalAt: kit.clock.now(),
      certificate: await kit.source.vault.sign(documentType.certificate, certificate),
    })
    .execute();
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
  'bidding.certificate': { own: certified, other: unpublished },
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

import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makePractice } from './factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';

const request = async ({ server, clientId }: AuthorizationWorld, given: { publishedAt?: null } = {}) => {
  const { id } = await makeEngagement(server.kit.db, { clientId, kind: 'competitive', stage: 'bidding', ...given });
  return { talentRequestId: (await makeTalentRequest(server.kit.db, { engagementId: id })).id };
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
    own: (world) => request(world),
    other: (world) => request(world, { publishedAt: null }),
  },
};

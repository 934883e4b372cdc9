import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';

const request = async ({ server, clientId }: AuthorizationWorld, given: { publishedAt?: null } = {}) => {
  const { id } = await makeEngagement(server.kit.db, { clientId, kind: 'competitive', stage: 'bidding', ...given });
  return { talentRequestId: (await makeTalentRequest(server.kit.db, { engagementId: id })).id };
};

export const biddingCases: Record<string, AuthorizationCase> = {
  'bidding.keys': { own: () => ({}) },
  'bidding.confirmPlacedBid': {
    own: (world) => request(world),
    other: (world) => request(world, { publishedAt: null }),
  },
};

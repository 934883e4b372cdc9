import { talentRequestStatus } from '#contract/engagements/states.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';

const engagementIn = async ({ server, clientId }: AuthorizationWorld, supplierId: string): Promise<string> => {
  const { id } = await makeEngagement(server.kit.db, { clientId, stage: 'fulfillment' });
  await makeApplication(server.kit.db, { engagementId: id, supplierId, statusId: applicationStatus.pending });
  return id;
};

const candidateIn = async (world: AuthorizationWorld, supplierId: string): Promise<string> => {
  const { db } = world.server.kit;
  const engagement = await makeEngagement(db, { clientId: world.clientId, stage: 'fulfillment' });
  const request = await makeTalentRequest(db, { engagementId: engagement.id, statusId: talentRequestStatus.available });
  await makeApplication(db, { engagementId: engagement.id, supplierId });
  return (await makeCandidate(db, { talentRequestId: request.id, supplierId })).id;
};

export const responseTimeCases: Record<string, AuthorizationCase> = {
  'response-times.application': {
    own: async (world, { tenantId }) => ({ engagementId: await engagementIn(world, tenantId) }),
    other: async (world) => ({ engagementId: await engagementIn(world, world.rivalId) }),
  },
  'response-times.candidate': {
    own: async (world, { tenantId }) => ({ candidateId: await candidateIn(world, tenantId) }),
    other: async (world) => ({ candidateId: await candidateIn(world, world.rivalId) }),
  },
  'response-times.serviceLevel': { own: () => ({}) },
  'response-times.changeServiceLevel': { own: () => ({ serviceLevelDays: 8 }) },
  'response-times.overdue': { own: () => ({}) },
  'response-times.escalations': { own: () => ({}) },
};

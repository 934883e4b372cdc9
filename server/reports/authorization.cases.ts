import { talentRequestStatus } from '#contract/engagements/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeReportData } from './factories.ts';

const ofWork: AuthorizationCase = {
  own: async ({ server, clientId }, { tenantId, userId }) => {
    await makeReportData(server.kit.db, { clientId, supplierId: tenantId, userId });
    return { startDate: '2026-10-21', endDate: '2026-11-20', range: '30', timeZone: 'Australia/Sydney' };
  },
};

const candidateOf = async ({ server, clientId }: AuthorizationWorld, supplierId: string): Promise<string> => {
  const { db } = server.kit;
  const { id: engagementId } = await makeEngagement(db, { clientId });
  const { id: talentRequestId } = await makeTalentRequest(db, {
    engagementId,
    statusId: talentRequestStatus.available,
  });
  await makeApplication(db, { engagementId, supplierId });
  return (await makeCandidate(db, { talentRequestId, supplierId })).id;
};

/**
 * The cases for report operations. A report takes a period and contains only the caller's own data; an export takes the
 * IDs of candidates.
 */
export const reportCases: Record<string, AuthorizationCase> = {
  'reports.list': { own: () => ({}) },
  'reports.candidateSubmission': ofWork,
  'reports.engagementNotices': ofWork,
  'reports.availableOpportunities': ofWork,
  'reports.candidates': {
    own: async (world, { tenantId }) => ({ candidateIds: [await candidateOf(world, tenantId)] }),
    other: async (world) => ({ candidateIds: [await candidateOf(world, world.rivalId)] }),
  },
  'reports.modelCalls': { own: () => ({ format: 'csv' }) },
};

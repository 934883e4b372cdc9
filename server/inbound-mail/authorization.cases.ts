import { talentRequestStatus } from '#contract/engagements/states.ts';
import { applicationStatus } from '#contract/applications/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';

const requestOf = async ({ server, clientId }: AuthorizationWorld, supplierId: string): Promise<string> => {
  const { db } = server.kit;
  const { id: engagementId } = await makeEngagement(db, { clientId, stage: 'fulfillment' });
  await makeApplication(db, { engagementId, supplierId, statusId: applicationStatus.approved });
  return (await makeTalentRequest(db, { engagementId, statusId: talentRequestStatus.available })).id;
};

const own: AuthorizationCase['own'] = async (world, { tenantId }) => ({
  talentRequestId: await requestOf(world, tenantId),
});

export const inboundMailCases: Record<string, AuthorizationCase> = {
  'inbound-mail.cvAddress': { own },
  'inbound-mail.issueCvAddress': { own },
};

import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import type { AuthorizationCase } from '#server/testing/authorization.ts';

const ofClient: AuthorizationCase = {
  own: async ({ server, clientId }, { tenantId }) => {
    const engagement = await makeEngagement(server.kit.db, { clientId });
    await makeApplication(server.kit.db, { engagementId: engagement.id, supplierId: tenantId });
    return { clientId };
  },
  other: ({ rivalId }) => ({ clientId: rivalId }),
};

export const clientCases: Record<string, AuthorizationCase> = {
  'clients.list': { own: () => ({}) },
  'clients.one': ofClient,
  'clients.engagements': ofClient,
  'clients.history': ofClient,
};

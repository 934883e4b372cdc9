import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import type { AuthorizationCase } from '#server/platform/testing/authorization.ts';

export const clientCases: Record<string, AuthorizationCase> = {
  'clients.list': { own: () => ({}) },
  'clients.one': {
    own: async ({ server, clientId }, { tenantId }) => {
      const engagement = await makeEngagement(server.kit.db, { clientId });
      await makeApplication(server.kit.db, { engagementId: engagement.id, supplierId: tenantId });
      return { clientId };
    },
    other: ({ rivalId }) => ({ clientId: rivalId }),
  },
};

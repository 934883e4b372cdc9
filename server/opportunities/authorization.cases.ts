import { makeEngagement } from '#server/engagements/factories.ts';
import type { AuthorizationCase } from '#server/platform/testing/authorization.ts';

export const opportunityCases: Record<string, AuthorizationCase> = {
  'opportunities.list': { own: () => ({}) },
  'opportunities.search': { own: () => ({ keywords: 'nurse' }) },
  'opportunities.yours': { own: () => ({}) },
  'opportunities.autoSuggest': { own: () => ({ keywords: 'nur' }) },
  'opportunities.clientNames': { own: () => ({}) },
  'opportunities.permanent': { own: () => ({ roleCategoryId: 2 }) },
  'opportunities.competitive': { own: () => ({ roleCategoryId: 2 }) },
  'opportunities.competitiveMarketplace': { own: () => ({}) },
  'opportunities.permCompetitiveMarketplace': { own: () => ({}) },
  'opportunities.successFeeMarketplace': { own: () => ({}) },
  'opportunities.tenantPermission': { own: () => ({}) },
  'opportunities.detail': {
    own: async (world) => ({
      engagementId: (await makeEngagement(world.server.kit.db, { clientId: world.clientId })).id,
    }),
    other: async (world) => ({
      engagementId: (await makeEngagement(world.server.kit.db, { clientId: world.clientId, publishedAt: null })).id,
    }),
  },
};

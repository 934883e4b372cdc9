import { makeEngagement } from '#server/engagements/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AuthorizationCase, AuthorizationWorld } from '#server/testing/authorization.ts';
import { makeSavedSearch } from './factories.ts';

/** Creates one of the caller's saved searches, and returns the input of an operation on it. */
const savedSearch = async (
  { server }: AuthorizationWorld,
  { userId, tenantId }: { userId: string; tenantId: string },
) => {
  const { id } = await makeSavedSearch(server.kit.db, { tenantId, userId });
  return { savedSearchId: id };
};

export const opportunityCases: Record<string, AuthorizationCase> = {
  'opportunities.list': { own: () => ({}) },
  'opportunities.search': { own: () => ({ keywords: 'nurse' }) },
  'opportunities.yours': { own: () => ({}) },
  'opportunities.autoSuggest': { own: () => ({ keywords: 'nur' }) },
  'opportunities.clientNames': { own: () => ({}) },
  'opportunities.savedSearches': { own: () => ({}) },
  'opportunities.saveSearch': { own: () => ({ name: newId(), filters: { keywords: 'nurse' } }) },
  'opportunities.changeSavedSearch': {
    own: async (world, caller) => ({ ...(await savedSearch(world, caller)), alerts: false }),
    other: async (world) => ({
      ...(await savedSearch(world, { userId: world.people.rivalOwner, tenantId: world.rivalId })),
      alerts: false,
    }),
  },
  'opportunities.deleteSavedSearch': {
    own: savedSearch,
    other: (world) => savedSearch(world, { userId: world.people.rivalOwner, tenantId: world.rivalId }),
  },
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

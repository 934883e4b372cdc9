import { makeEngagement } from '#server/engagements/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AuthorizationCase } from '#server/testing/authorization.ts';
import { makeView } from './factories.ts';

const ofEngagement = (more: object = {}): AuthorizationCase => ({
  own: async ({ server, clientId }) => ({
    engagementId: (await makeEngagement(server.kit.db, { clientId })).id,
    ...more,
  }),
  other: async ({ server, clientId }) => ({
    engagementId: (await makeEngagement(server.kit.db, { clientId, publishedAt: null })).id,
    ...more,
  }),
});

/** A saved view that belongs to the caller; another user's view is not found. */
const ofView = (more: object = {}): AuthorizationCase => ({
  own: async ({ server }, { userId }) => ({ viewId: (await makeView(server.kit.db, { userId })).id, ...more }),
  other: async ({ server, people }) => ({
    viewId: (await makeView(server.kit.db, { userId: people.rivalOwner })).id,
    ...more,
  }),
});

/** The lists take no id of a record: they return only records of the caller. */
export const boardCases: Record<string, AuthorizationCase> = {
  'board.list': { own: () => ({}) },
  'board.summary': { own: () => ({}) },
  'board.suggest': { own: () => ({ keyword: 'a' }) },
  'board.candidateSummary': { own: () => ({}) },
  'board.dashboard': { own: () => ({}) },
  'board.views': { own: () => ({}) },
  'board.saveView': { own: () => ({ name: `Nurses ${newId()}`, query: {} }) },
  'board.changeView': ofView({ name: 'Nurses' }),
  'board.deleteView': ofView(),
  'board.auctionHeaders': { own: () => ({}) },
  'board.successFees': { own: () => ({}) },
  'board.engagement': {
    ...ofEngagement(),
    own: async ({ server, clientId }) => ({
      engagementId: (await makeEngagement(server.kit.db, { clientId })).id,
      clientId,
    }),
  },
  'board.staging': ofEngagement({ stage: 'application' }),
  'board.stagingTable': ofEngagement(),
  'board.engagementSummary': ofEngagement(),
};

import { makeEngagement } from '#server/engagements/factories.ts';
import type { AuthorizationCase } from '#server/testing/authorization.ts';

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

/** The board's operations take no record ID, because they return only the caller's own records. */
export const boardCases: Record<string, AuthorizationCase> = {
  'board.list': { own: () => ({}) },
  'board.summary': { own: () => ({}) },
  'board.suggest': { own: () => ({ keyword: 'a' }) },
  'board.candidateSummary': { own: () => ({}) },
  'board.dashboard': { own: () => ({}) },
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

import type { AuthorizationCase } from '#server/platform/testing/authorization.ts';
import { makeSupportMessage } from './factories.ts';

export const supportCases: Record<string, AuthorizationCase> = {
  'support.contact': {
    own: () => ({ email: 'owner@harbour.example', subject: 'A question', description: 'How do I add a colleague?' }),
  },
  'support.messages': { own: () => ({}) },
  'support.retryMessage': {
    own: async ({ server, agencyId, people }) => {
      const by = { tenantId: agencyId, userId: people.owner };
      const endedAt = new Date('2026-11-19T04:00:00Z');
      return { messageId: (await makeSupportMessage(server.kit.db, { ...by, status: 'dead', endedAt })).id };
    },
  },
};

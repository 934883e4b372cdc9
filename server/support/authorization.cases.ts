import type { AuthorizationCase } from '#server/platform/testing/authorization.ts';

export const supportCases: Record<string, AuthorizationCase> = {
  'support.contact': {
    own: () => ({ email: 'owner@harbour.example', subject: 'A question', description: 'How do I add a colleague?' }),
  },
};

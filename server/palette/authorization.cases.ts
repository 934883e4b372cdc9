import type { AuthorizationCase } from '#server/testing/authorization.ts';

/** It takes no record IDs that need access checks: a reference to a record of others finds nothing. */
export const paletteCases: Record<string, AuthorizationCase> = {
  'palette.find': { own: () => ({ keyword: 'a' }) },
};

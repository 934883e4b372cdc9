import type { AuthorizationCase } from '#server/testing/authorization.ts';

/** The palette takes no record IDs that need access checks: references to other people's records find nothing. */
export const paletteCases: Record<string, AuthorizationCase> = {
  'palette.find': { own: () => ({ keyword: 'a' }) },
};

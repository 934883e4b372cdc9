import type { AuthorizationCase } from '#server/testing/authorization.ts';

/** Takes no record IDs that need access checks, because a reference to other people's records finds nothing. */
export const paletteCases: Record<string, AuthorizationCase> = {
  'palette.find': { own: () => ({ keyword: 'a' }) },
};

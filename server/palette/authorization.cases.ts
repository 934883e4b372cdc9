import type { AuthorizationCase } from '#server/testing/authorization.ts';

/** It takes no id that it answers for: a reference to what is not the caller's finds nothing. */
export const paletteCases: Record<string, AuthorizationCase> = {
  'palette.find': { own: () => ({ keyword: 'a' }) },
};

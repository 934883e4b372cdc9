import type { AuthorizationCase } from '#server/platform/testing/authorization.ts';

/** The board takes no id of a record: it has what is the caller's, and nothing else. */
export const boardCases: Record<string, AuthorizationCase> = {
  'board.list': { own: () => ({}) },
  'board.summary': { own: () => ({}) },
};

import { isTenantScope, type Scope } from './scope.ts';

/**
 * Returns the author of a step in a history: the caller, or the system if the caller is not a user of an agency, an
 * employer or Rolecall. `itself` marks a step that the system takes, whichever user's call caused it.
 */
export const historyAuthor = (scope: Scope, itself: boolean) =>
  itself || !isTenantScope(scope)
    ? { byUserId: null, byName: 'Rolecall', bySide: 'system' as const }
    : { byUserId: scope.userId, byName: scope.userName, bySide: scope.side };

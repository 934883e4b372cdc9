import { isParty, type Scope } from './scope.ts';

/**
 * The author of a step in a history: the user of a party, or the system if nobody of a party calls. `itself` marks a step
 * of the system, whichever user's call caused it.
 */
export const authorOf = (scope: Scope, itself: boolean) =>
  itself || !isParty(scope)
    ? { byUserId: null, byName: 'Rolecall', bySide: 'system' as const }
    : { byUserId: scope.userId, byName: scope.userName, bySide: scope.side };

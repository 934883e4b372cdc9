import { historyAuthor } from '#server/platform/scope/history-author.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

/**
 * Records a locked candidate's state after a change as its next version. The database takes the content from the
 * candidate, and records nothing if it is the same as before.
 */
export const recordVersion = async (scope: Scope, candidateId: string): Promise<void> => {
  await scope.db
    .insertInto('candidateVersion')
    .values({ candidateId, at: scope.now, ...historyAuthor(scope, false) })
    .execute();
};

import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Deletes ownerships of employers that have ended and whose candidate was erased. Until then an erasure keeps them,
 * because an agency could otherwise undo the employer's claim by erasing its own candidate.
 */
export const clearEndedOwnerships = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .deleteFrom('candidateOwnership as o')
    .whereRef('o.supplierId', '=', 'o.clientId')
    .where('o.ownedUntil', '<=', scope.now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('candidate as k')
          .select('k.id')
          .whereRef('k.id', '=', 'o.candidateId')
          .where('k.erasedAt', 'is not', null),
      ),
    )
    .execute();
};

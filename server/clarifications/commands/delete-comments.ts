import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Deletes the comments on an erased candidate, since they may describe the person. */
export const deleteComments = async (scope: Pick<SystemScope, 'db'>, candidateId: string): Promise<void> => {
  await scope.db.deleteFrom('thread').where('candidateId', '=', candidateId).execute();
};

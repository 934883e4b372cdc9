import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Deletes the comments on an erased candidate, with their files, since they may describe the person. */
export const deleteComments = async (scope: Pick<SystemScope, 'db' | 'now'>, candidateId: string): Promise<void> => {
  const messages = scope.db
    .selectFrom('message')
    .innerJoin('thread', 'thread.id', 'message.threadId')
    .select('message.id')
    .where('thread.candidateId', '=', candidateId);
  await scope.db
    .updateTable('messageAttachment')
    .set({ messageId: null, deletedAt: scope.now })
    .where('messageId', 'in', messages)
    .execute();
  await scope.db.deleteFrom('thread').where('candidateId', '=', candidateId).execute();
};

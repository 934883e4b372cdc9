import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Replaces an erased user's name in their notes, merges and requests. */
export const anonymiseNotes = async (scope: SystemScope, userId: string, name: string): Promise<void> => {
  await scope.db.updateTable('personNote').set({ authorName: name }).where('authorUserId', '=', userId).execute();
  await scope.db.updateTable('personMerge').set({ mergedByName: name }).where('mergedBy', '=', userId).execute();
  await scope.db.updateTable('renewalRequest').set({ askedByName: name }).where('askedBy', '=', userId).execute();
};

import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Removes the name of a user from their messages, and their reading marks. */
export const anonymiseMessages = async (scope: SystemScope, userId: string, name: string): Promise<void> => {
  await scope.db.updateTable('message').set({ authorName: name }).where('authorUserId', '=', userId).execute();
  await scope.db.deleteFrom('threadReader').where('userId', '=', userId).execute();
};

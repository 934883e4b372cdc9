import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Replaces a user's name in the user's requests, decisions and uploads, which are kept. */
export const anonymiseRequester = async (scope: SystemScope, userId: string, name: string): Promise<void> => {
  await scope.db
    .updateTable('prequalificationRequest')
    .set({ requestedByName: name })
    .where('requestedBy', '=', userId)
    .execute();
  await scope.db
    .updateTable('prequalificationRequest')
    .set({ decidedByName: name })
    .where('decidedBy', '=', userId)
    .execute();
  await scope.db.updateTable('prequalificationStep').set({ byName: name }).where('byUserId', '=', userId).execute();
  await scope.db
    .updateTable('prequalificationVersion')
    .set({ uploadedByName: name })
    .where('uploadedBy', '=', userId)
    .execute();
};

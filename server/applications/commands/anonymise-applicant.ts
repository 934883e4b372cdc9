import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Removes a user's name from their applications, steps and tenders. */
export const anonymiseApplicant = async (scope: SystemScope, userId: string, name: string): Promise<void> => {
  await scope.db.updateTable('application').set({ appliedByName: name }).where('appliedBy', '=', userId).execute();
  await scope.db.updateTable('applicationStep').set({ byName: name }).where('byUserId', '=', userId).execute();
  await scope.db.updateTable('applicationOffer').set({ byName: name }).where('byUserId', '=', userId).execute();
};

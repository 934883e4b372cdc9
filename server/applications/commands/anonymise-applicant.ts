import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Takes the name of somebody out of the applications that they made, and of the steps and tenders that they made. */
export const anonymiseApplicant = async (scope: SystemScope, userId: string, name: string): Promise<void> => {
  await scope.db.updateTable('application').set({ appliedByName: name }).where('appliedBy', '=', userId).execute();
  await scope.db.updateTable('applicationStep').set({ byName: name }).where('byUserId', '=', userId).execute();
  await scope.db.updateTable('applicationOffer').set({ byName: name }).where('byUserId', '=', userId).execute();
};

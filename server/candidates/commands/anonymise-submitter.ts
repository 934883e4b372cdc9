import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Replaces a user's name in their submissions and other actions on candidates, and deletes their drafts. */
export const anonymiseSubmitter = async (scope: SystemScope, userId: string, name: string): Promise<void> => {
  await scope.db.updateTable('candidate').set({ submittedByName: name }).where('submittedBy', '=', userId).execute();
  await scope.db
    .updateTable('candidate')
    .set({ acknowledgedByName: name })
    .where('acknowledgedBy', '=', userId)
    .execute();
  await scope.db.updateTable('candidateStep').set({ byName: name }).where('byUserId', '=', userId).execute();
  await scope.db.updateTable('candidateVersion').set({ byName: name }).where('byUserId', '=', userId).execute();
  await scope.db.updateTable('salaryRevision').set({ proposedByName: name }).where('proposedBy', '=', userId).execute();
  await scope.db.updateTable('salaryRevision').set({ decidedByName: name }).where('decidedBy', '=', userId).execute();
  await scope.db.deleteFrom('submissionDraft').where('userId', '=', userId).execute();
};

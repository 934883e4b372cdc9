import type { SystemScope } from '#server/platform/scope/scope.ts';

const keptDays = 30;

/** Removes what the identity provider no longer needs, and sessions a month after their end. */
export const forgetExpired = async (scope: SystemScope): Promise<void> => {
  await scope.db.deleteFrom('identityRecord').where('expiresAt', '<', scope.now).execute();
  await scope.db
    .deleteFrom('session')
    .where('expiresAt', '<', new Date(scope.now.getTime() - keptDays * 86_400_000))
    .execute();
};

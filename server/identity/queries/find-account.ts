import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Whether a user is still one of us. */
export const isAccount = async (scope: SystemScope, userId: string): Promise<boolean> => {
  const found = await scope.db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};

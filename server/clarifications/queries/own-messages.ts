import type { UserScope } from '#server/platform/scope/scope.ts';

/** The messages that the caller wrote, latest first. */
export const ownMessages = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('message')
    .select(['text', 'createdAt'])
    .where('authorUserId', '=', scope.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text, createdAt }) => ({ text, created: createdAt.toISOString() }));
};

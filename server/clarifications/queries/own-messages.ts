import type { UserScope } from '#server/platform/scope/scope.ts';

/** Returns the messages that the caller wrote, latest first. */
export const listOwnMessages = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('message')
    .select(['text', 'createdAt'])
    .where('authorUserId', '=', scope.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ text, createdAt }) => ({ text, created: createdAt.toISOString() }));
};

/** Returns the files that the caller attached to messages or uploaded for a message, latest first. */
export const listOwnMessageFiles = async (scope: UserScope) => {
  const rows = await scope.db
    .selectFrom('messageAttachment')
    .select(['fileName', 'createdAt'])
    .where('uploadedBy', '=', scope.userId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ fileName, createdAt }) => ({ file: fileName, uploaded: createdAt.toISOString() }));
};

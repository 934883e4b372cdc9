import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** The name shown in place of an erased user's name. */
export const formerUserName = 'Former user';

/** Erases everything that identifies the user of a deleted account; false if no such account exists. */
export const eraseUserAccount = async (scope: SystemScope, userId: string, files: Files): Promise<boolean> => {
  const erased = await scope.db
    .updateTable('appUser')
    .set({
      firstName: 'Former',
      lastName: 'user',
      nickname: '',
      username: `former-${userId}`,
      email: `${userId}@erased.example`,
      photoId: null,
      erasedAt: scope.now,
    })
    .where('id', '=', userId)
    .where('deletedAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!erased) return false;
  for (const table of ['session', 'accountToken', 'secondFactor', 'passkey', 'credential'] as const)
    await scope.db
      .deleteFrom(table as 'session')
      .where('userId', '=', userId)
      .execute();
  const photos = await scope.db
    .deleteFrom('userPhoto')
    .where('userId', '=', userId)
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  scope.afterCommit(async () => {
    for (const photo of photos) await files.remove(photo);
  });
  return true;
};

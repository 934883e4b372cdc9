import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const dayMs = 86_400_000;

/** Deletes files that were uploaded more than a day ago but not sent, and the files of deleted messages. */
export const removeUnsentAttachments = async (scope: SystemScope, files: Files): Promise<number> => {
  const removed = await scope.db
    .deleteFrom('messageAttachment')
    .where('messageId', 'is', null)
    .where((eb) =>
      eb.or([eb('createdAt', '<', new Date(scope.now.getTime() - dayMs)), eb('deletedAt', 'is not', null)]),
    )
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  scope.afterCommit(async () => {
    for (const file of removed) await files.remove(file);
  });
  return removed.length;
};

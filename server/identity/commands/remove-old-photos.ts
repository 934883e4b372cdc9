import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const keptMs = 86_400_000;

/** Removes photos that were replaced a day ago, with what the store has of them: a page that was open shows them so long. */
export const removeOldPhotos = async (scope: SystemScope, files: Files): Promise<number> => {
  const removed = await scope.db
    .deleteFrom('userPhoto')
    .where('replacedAt', '<', new Date(scope.now.getTime() - keptMs))
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  scope.afterCommit(async () => {
    for (const file of removed) await files.remove(file);
  });
  return removed.length;
};

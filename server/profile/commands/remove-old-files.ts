import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const day = 86_400_000;
/** The number of days for which a replaced file is kept, because open pages can still show it. */
const keptDays = 1;

/** Removes replaced or deleted logos and assessment files, including the stored data. */
export const removeOldProfileFiles = async (scope: SystemScope, files: Files): Promise<number> => {
  const before = new Date(scope.now.getTime() - keptDays * day);
  const logos = await scope.db
    .deleteFrom('companyLogo')
    .where('replacedAt', '<', before)
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  const answers = await scope.db
    .deleteFrom('assessmentFile')
    .where('removedAt', '<', before)
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  const removed = [...logos, ...answers];
  scope.afterCommit(async () => {
    for (const file of removed) await files.remove(file);
  });
  return removed.length;
};

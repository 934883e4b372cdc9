import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const day = 86_400_000;

/**
 * Deletes removed documents after a day, and those of drafts that were published or discarded. A file is deleted with
 * its last record, since an engagement that is published again shares the files of the previous one.
 */
export const removeOldDocuments = async (scope: SystemScope, files: Files): Promise<number> => {
  const before = new Date(scope.now.getTime() - day);
  const ofDrafts = await scope.db
    .deleteFrom('draftDocument')
    .where((eb) =>
      eb.or([eb('removedAt', '<', before), eb.and([eb('draftId', 'is', null), eb('createdAt', '<', before)])]),
    )
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  const ofEngagements = await scope.db
    .deleteFrom('engagementDocument')
    .where('removedAt', '<', before)
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  const gone = [...ofDrafts, ...ofEngagements];
  if (gone.length === 0) return 0;
  const keys = gone.map(({ storageKey }) => storageKey);
  const kept = await scope.db
    .selectFrom('engagementDocument')
    .select('storageKey')
    .where('storageKey', 'in', keys)
    .union(scope.db.selectFrom('draftDocument').select('storageKey').where('storageKey', 'in', keys))
    .execute();
  const stillThere = new Set(kept.map(({ storageKey }) => storageKey));
  scope.afterCommit(async () => {
    for (const file of gone) if (!stillThere.has(file.storageKey)) await files.remove(file);
  });
  return gone.length;
};

import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const day = 86_400_000;

/**
 * Deletes documents a day after they were removed, and documents of published or discarded drafts. A file is only
 * deleted with its last record, because engagements that were published again share files with the earlier ones.
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
  const deleted = [...ofDrafts, ...ofEngagements];
  if (deleted.length === 0) return 0;
  const keys = deleted.map(({ storageKey }) => storageKey);
  const remaining = await scope.db
    .selectFrom('engagementDocument')
    .select('storageKey')
    .where('storageKey', 'in', keys)
    .union(scope.db.selectFrom('draftDocument').select('storageKey').where('storageKey', 'in', keys))
    .execute();
  const remainingKeys = new Set(remaining.map(({ storageKey }) => storageKey));
  scope.afterCommit(async () => {
    for (const file of deleted) if (!remainingKeys.has(file.storageKey)) await files.remove(file);
  });
  return deleted.length;
};

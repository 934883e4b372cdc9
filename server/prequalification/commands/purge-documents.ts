import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const day = 86_400_000;

/**
 * Deletes the versions of documents that were deleted more than a day ago, with their files, except approved versions.
 * Returns the number of deleted versions.
 */
export const purgeDocuments = async (scope: SystemScope, files: Files): Promise<number> => {
  const removed = await scope.db
    .deleteFrom('prequalificationVersion as version')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('prequalificationDocument as document')
          .select('document.id')
          .whereRef('document.id', '=', 'version.documentId')
          .where('document.deletedAt', '<', new Date(scope.now.getTime() - day)),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('prequalificationPin as pin').select('pin.versionId').whereRef('pin.versionId', '=', 'version.id'),
        ),
      ),
    )
    .returning(['version.storageKey', 'version.thumbnailKey'])
    .execute();
  scope.afterCommit(async () => {
    for (const file of removed) await files.remove(file);
  });
  return removed.length;
};

import { sql } from 'kysely';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const hour = 3_600_000;
/** How long an unattached upload is stored. */
const looseHours = 24;
/** A draft keeps its documents, and is deleted after this time. */
const draftDays = 30;

/** Deletes old drafts, and uploads that belong to neither a candidate nor a draft, with their files. */
export const removeUnattachedUploads = async (scope: SystemScope, files: Files): Promise<number> => {
  const draftsBefore = new Date(scope.now.getTime() - draftDays * 24 * hour);
  await scope.db.deleteFrom('submissionDraft').where('savedAt', '<', draftsBefore).execute();
  const removed = await scope.db
    .deleteFrom('candidateDocument')
    .where('candidateId', 'is', null)
    .where('createdAt', '<', new Date(scope.now.getTime() - looseHours * hour))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('submissionDraft as draft')
            .select('draft.id')
            .whereRef('draft.supplierId', '=', 'candidateDocument.supplierId')
            .where(
              sql<boolean>`(draft.document_id = candidate_document.id
                or coalesce(draft.fields -> 'otherDocumentIds', '[]') ? candidate_document.id::text)`,
            ),
        ),
      ),
    )
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  scope.afterCommit(async () => {
    for (const file of removed) await files.remove(file);
  });
  return removed.length;
};

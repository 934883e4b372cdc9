import { findUnusedFiles } from '#server/candidates/public.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Deletes drafts with their assessments, links, logged model calls and CVs that no candidate uses. */
export const eraseDraftCandidates = async (
  scope: SystemScope,
  draftCandidateIds: readonly string[],
  files: Files,
): Promise<void> => {
  if (draftCandidateIds.length === 0) return;
  const removed = await scope.db
    .deleteFrom('draftCandidate')
    .where('id', 'in', draftCandidateIds)
    .returning('documentId')
    .execute();
  const documentIds = removed.flatMap(({ documentId }) => documentId ?? []);
  if (documentIds.length === 0) return;
  await scope.db
    .updateTable('submissionDraft')
    .set({ documentId: null })
    .where('documentId', 'in', documentIds)
    .execute();
  const deleted = await scope.db
    .deleteFrom('candidateDocument')
    .where('id', 'in', documentIds)
    .where('candidateId', 'is', null)
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  const unused = await findUnusedFiles(scope, deleted);
  scope.afterCommit(async () => {
    for (const file of unused) await files.remove(file);
  });
};

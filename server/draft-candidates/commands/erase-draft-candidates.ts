import { sql } from 'kysely';
import { findUnusedFiles } from '#server/candidates/public.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/**
 * Deletes an agency's drafts of a candidate who is about to be erased, with their assessments, links, logged model
 * calls and CVs that no candidate uses. This must happen while the candidate's address is known.
 */
export const eraseDraftCandidates = async (scope: SystemScope, candidateId: string, files: Files): Promise<void> => {
  const removed = await scope.db
    .deleteFrom('draftCandidate as draft')
    .using('candidate')
    .where('candidate.id', '=', candidateId)
    .whereRef('draft.supplierId', '=', 'candidate.supplierId')
    .where((eb) =>
      eb.or([
        eb('draft.candidateId', '=', candidateId),
        eb(sql`lower(draft.email_address)`, '=', sql`lower(candidate.email_address)`),
      ]),
    )
    .returning('draft.documentId')
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

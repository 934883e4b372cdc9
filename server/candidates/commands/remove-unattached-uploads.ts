import { sql } from 'kysely';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { findUnusedFiles } from '../queries/documents/unused-files.ts';

const hour = 3_600_000;
/** The number of hours for which an upload without a candidate or draft is kept. */
const unattachedHours = 24;
/** The number of days for which a draft is kept, together with its documents. */
const draftDays = 30;

/**
 * Deletes old draft submissions, and old uploads that no candidate, draft or consent request uses, with their files.
 * Those about a person on hold, or in an undecided dispute, are kept.
 */
export const removeUnattachedUploads = async (scope: SystemScope, files: Files): Promise<number> => {
  const draftsBefore = new Date(scope.now.getTime() - draftDays * 24 * hour);
  await scope.db
    .deleteFrom('submissionDraft')
    .where('savedAt', '<', draftsBefore)
    .where(sql<boolean>`not app.is_kept_record(supplier_id, fields::text)`)
    .execute();
  const removed = await scope.db
    .deleteFrom('candidateDocument')
    .where('candidateId', 'is', null)
    .where('createdAt', '<', new Date(scope.now.getTime() - unattachedHours * hour))
    .where(sql<boolean>`not app.is_kept_record(supplier_id, coalesce(text_content, ''))`)
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('draftCandidate as draft')
            .select('draft.id')
            .whereRef('draft.documentId', '=', 'candidateDocument.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('consentRequest as consent')
            .select('consent.id')
            .whereRef('consent.supplierId', '=', 'candidateDocument.supplierId')
            .where((eb) =>
              eb.or([
                eb('consent.state', 'in', ['waiting', 'agreed']),
                sql<boolean>`app.is_kept_record(consent.supplier_id, app.text_of_consent_request(consent.id))`,
              ]),
            )
            .where(
              sql<boolean>`(consent.submission ->> 'documentId' = candidate_document.id::text
                or coalesce(consent.submission -> 'otherDocumentIds', '[]') ? candidate_document.id::text)`,
            ),
        ),
      ),
    )
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  const unused = await findUnusedFiles(scope, removed);
  scope.afterCommit(async () => {
    for (const file of unused) await files.remove(file);
  });
  return removed.length;
};

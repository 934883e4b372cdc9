import { sql, type Kysely } from 'kysely';

/**
 * Why a document's text could not be read. Both columns are null for documents that were uploaded before their text
 * was read with the upload and that no job had read yet.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table candidate_document add column unreadable_reason text
         constraint candidate_document_unreadable_reason
           check (unreadable_reason in ('too-slow', 'too-large', 'too-many-pages', 'encrypted', 'damaged')),
         add constraint candidate_document_text_or_reason check (unreadable_reason is null or text_content is null)`,
    )
    .execute(db);
};

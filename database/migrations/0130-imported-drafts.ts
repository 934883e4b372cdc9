import { sql, type Kysely } from 'kysely';

/** Drafts of submissions that were read from CVs: a user may have many of them for one talent request. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table submission_draft
      add column is_imported boolean not null default false,
      drop constraint submission_draft_user_id_talent_request_id_key`.execute(db);
  // The form itself still saves one draft per user and talent request.
  await sql`
    create unique index submission_draft_once on submission_draft (user_id, talent_request_id) where not is_imported`.execute(
    db,
  );
  await sql`
    create index submission_draft_of_import on submission_draft (user_id, talent_request_id, id) where is_imported`.execute(
    db,
  );
};

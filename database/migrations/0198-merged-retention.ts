import { sql, type Kysely } from 'kysely';

/**
 * A merge stores what the remaining person had answered about the storage of their data, because the merged person's
 * later answers replace it, and undoing the merge restores it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table person_merge add column former_renewed_at timestamptz,
         add column former_keep_refused_at timestamptz`,
    )
    .execute(db);
};

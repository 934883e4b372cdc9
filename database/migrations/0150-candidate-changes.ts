import { sql, type Kysely } from 'kysely';

/** An index for finding an agency's candidates that others have moved in recent days. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create index candidate_step_of_others on candidate_step (supplier_id, at) include (candidate_id)
         where by_side <> 'agency'`,
    )
    .execute(db);
};

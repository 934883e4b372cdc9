import { sql, type Kysely } from 'kysely';

/**
 * The list of an agency's candidates is counted from the index alone: it holds what row security and the list's own
 * conditions ask of a row. Cancelled requests are few and have an index of their own.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `drop index candidate_of_supplier;
       create index candidate_of_supplier on candidate (supplier_id, status_id, date_submitted desc, id desc)
         include (client_id, talent_request_id);
       create index talent_request_cancelled on talent_request (id) include (client_id, published_at) where status_id = 7`,
    )
    .execute(db);
};

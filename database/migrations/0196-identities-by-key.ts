import { sql, type Kysely } from 'kysely';

/**
 * Puts the client last in the index of an agency's identity keys, because an undecided dispute is looked up at all
 * clients of the agency. PostgreSQL before 18 can't skip a column of an index and reads all keys of the agency instead.
 * Lookups at one client use the whole index, as before.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create index candidate_identity_by_key on candidate_identity (supplier_id, key_type, key_hash, client_id);
       drop index candidate_identity_key`,
    )
    .execute(db);
};

import { sql, type Kysely } from 'kysely';

/** An index for the keys that an agency owns through a candidate, which releases, transfers and erasures look up. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw('create index candidate_ownership_of_candidate on candidate_ownership (candidate_id)').execute(db);
};

import { sql, type Kysely } from 'kysely';

/** Indexes for the drafts of an agency across engagements, and for the provider's log of model calls. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create index draft_candidate_open on draft_candidate (supplier_id, updated_at desc) where candidate_id is null`.execute(
    db,
  );
  await sql`create index model_call_latest on model_call (at desc)`.execute(db);
};

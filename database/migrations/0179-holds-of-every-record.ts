import { sql, type Kysely } from 'kysely';

/**
 * Holds protect every record about a person, and records of people who were never submitted get a retention period. The
 * guards are in `database/functions/people/`; see decisions 0125 and 0140.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `
    -- When the agency was notified that the period of this record ends.
    alter table draft_candidate add column retention_noticed_at timestamptz;
    alter table consent_request add column retention_noticed_at timestamptz;
    create index candidate_undecided on candidate (supplier_id) where claim_state = 'pending' or dispute_state = 'pending';
    create index consent_request_unsubmitted on consent_request (supplier_id)
      where state in ('agreed', 'withdrawn') and erased_at is null;
    -- The page that the candidate answered, as the text whose hash is stored, with the hash of each document's bytes.
    alter table consent_request add column shown text;
    -- An erased draft is recorded, so that a restore erases it again.
    alter table erasure drop constraint erasure_kind_check;
    alter table erasure add constraint erasure_kind_check check (kind in ('candidate', 'user', 'consent', 'draft'))`,
    )
    .execute(db);
};

import { sql, type Kysely } from 'kysely';

/** When the employer last changed a candidate, and whether the agency has acknowledged it. See decision 0077. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table candidate
      add column employer_edited_at timestamptz,
      add column unacknowledged_since timestamptz,
      add column acknowledged_at timestamptz,
      add column acknowledged_by uuid,
      add column acknowledged_by_name text,
      add constraint unacknowledged_edit_happened check (unacknowledged_since <= employer_edited_at),
      add constraint acknowledgement_has_its_author check ((acknowledged_at is null) = (acknowledged_by_name is null))`.execute(
    db,
  );
  await sql`
    create index candidate_of_acknowledger on candidate (acknowledged_by) where acknowledged_by is not null`.execute(
    db,
  );
};

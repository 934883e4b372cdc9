import { sql, type Kysely } from 'kysely';

/** The employer says until when clarification and bidding go; only a competitive engagement has these stages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table engagement
         add column clarification_ends_at timestamptz,
         add column bidding_ends_at timestamptz,
         add constraint stage_times_of_competitive check (
           kind = 'competitive' or (clarification_ends_at is null and bidding_ends_at is null)),
         add constraint stages_of_its_kind check (kind = 'competitive' or stage not in ('clarification', 'bidding'))`,
    )
    .execute(db);
};

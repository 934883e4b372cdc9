import { sql, type Kysely } from 'kysely';

/** When an agreed fee was first recorded. The employer can lower it only for a day from then. Source: decision 0156. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table assigned_fee add column first_agreed_at timestamptz;
       update assigned_fee set first_agreed_at = agreed_at;
       alter table assigned_fee add constraint assigned_fee_first_agreed
         check (first_agreed_at is null or (agreed_at is not null and first_agreed_at <= agreed_at));
       grant update (first_agreed_at) on assigned_fee to rolecall_app`,
    )
    .execute(db);
};

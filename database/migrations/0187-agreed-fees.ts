import { sql, type Kysely } from 'kysely';

/** Lets the employer record the agreed amount of an assigned fee if the agency's terms give no amount. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table assigned_fee add column agreed_at timestamptz;
       alter table assigned_fee add constraint assigned_fee_agreed_amount
         check (agreed_at is null or (amount is not null and amount > 0));
       grant update (agreed_at) on assigned_fee to rolecall_app;
       drop policy assigned_fee_correction on assigned_fee;
       -- An amount that follows from the terms of the agency isn't the employer's to change.
       create policy assigned_fee_correction on assigned_fee as restrictive for update
         using ((select app.side()) in ('provider', 'system')
           or ((select app.side()) = 'client' and (amount is null or agreed_at is not null)))
         with check ((select app.side()) in ('provider', 'system')
           or ((select app.side()) = 'client' and agreed_at is not null))`,
    )
    .execute(db);
};

import { sql, type Kysely } from 'kysely';

/** While an engagement stands still, the time for a new tender stands still with it, as its closing time does. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table application
         add column rebid_paused_at timestamptz,
         add column rebid_paused_until timestamptz,
         add constraint rebid_pause_of_a_rebid check (rebid_paused_at is null or rebid_due_at is not null),
         add constraint rebid_paused_until_of_a_pause check (rebid_paused_until is null or rebid_paused_at is not null);

       select set_config('app.side', 'system', true);
       update application a set rebid_paused_at = e.paused_at, rebid_paused_until = e.paused_until
         from engagement e where e.id = a.engagement_id and e.paused_at is not null and a.rebid_due_at > e.paused_at;
       select set_config('app.side', '', true);`,
    )
    .execute(db);
};

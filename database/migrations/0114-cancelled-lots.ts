import { sql, type Kysely } from 'kysely';

/**
 * Adds the state to which a cancelled lot returns when its talent request is restored, and drops an index that nothing
 * used.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table lot add column state_before_cancel text check (state_before_cancel in ('scheduled', 'open', 'rebid', 'closed'))`.execute(
    db,
  );
  await sql`
    update lot set state_before_cancel =
      case when closed_at is not null then 'closed' when round > 1 then 'rebid' else 'open' end where state = 'cancelled'`.execute(
    db,
  );
  await sql`
    alter table lot add constraint cancelled_lot_has_its_state check ((state = 'cancelled') = (state_before_cancel is not null))`.execute(
    db,
  );
  // Earlier versions left the results of a lot published when it was cancelled, which prevented another award.
  await sql`
    update lot_result r set state = 'set-aside' from lot l
    where l.talent_request_id = r.talent_request_id and r.state = 'standstill' and l.state <> 'standstill'`.execute(db);
  // The server ranks bids, not the database, so this index only made each bid more expensive.
  await sql`drop index standing_bid_by_rank`.execute(db);
};

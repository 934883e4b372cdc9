import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** That an agency has a bid in a talent request: its own fact, sealed from everybody else. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'placed_bid',
    { kind: 'owned', tenant: 'supplier_id' },
    `supplier_id uuid not null references tenant,
     talent_request_id uuid not null references talent_request,
     engagement_id uuid not null references engagement,
     placed_at timestamptz not null,
     primary key (supplier_id, talent_request_id)`,
  );
  await sql.raw(`create index placed_bid_of_engagement on placed_bid (engagement_id)`).execute(db);
};

import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/**
 * Practice auctions, in tables of their own so that no count, report or notification includes them. Rivals are
 * simulated from the seed and are not stored. Source: domain rules D21.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'practice_auction',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     bid_type_id int not null check (bid_type_id in (1, 2, 3)),
     bid_method_id int not null check (bid_method_id between 1 and 5),
     seed int not null,
     started_at timestamptz not null,
     -- The end before any extension.
     ends_at timestamptz not null,
     constraint practice_auction_length check (ends_at - started_at between interval '5 minutes' and interval '15 minutes'),
     constraint practice_auction_of_tenant unique (id, tenant_id)`,
  );
  await sql`create index practice_auction_latest on practice_auction (tenant_id, started_at desc)`.execute(db);
  await makeTable(
    db,
    'practice_bid',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     practice_id uuid not null,
     tenant_id uuid not null,
     amount numeric(16,4) not null check (amount > 0),
     received_at timestamptz not null,
     foreign key (practice_id, tenant_id) references practice_auction (id, tenant_id),
     constraint practice_bid_time_key unique (practice_id, received_at)`,
    'append',
  );
};

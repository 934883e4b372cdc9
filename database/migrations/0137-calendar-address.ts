import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** The private address of a user's calendar, at most one per user. See decision 0096. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'calendar_address',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null unique references app_user on delete cascade,
     issued_at timestamptz not null,
     read_at timestamptz`,
  );
  await sql.raw(`create index calendar_address_of_tenant on calendar_address (tenant_id)`).execute(db);
};

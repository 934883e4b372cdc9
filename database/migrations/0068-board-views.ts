import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** What somebody keeps of the board under a name: filters, order, length of a page. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'board_view',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     name text not null check (length(name) between 1 and 60),
     query jsonb not null check (jsonb_typeof(query) = 'object'),
     is_default boolean not null default false,
     created_at timestamptz not null,
     updated_at timestamptz not null`,
  );
  await sql
    .raw(
      `create unique index board_view_name on board_view (user_id, lower(name));
       create unique index board_view_default on board_view (user_id) where is_default`,
    )
    .execute(db);
};

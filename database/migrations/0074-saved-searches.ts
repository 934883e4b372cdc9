import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Searches that people keep, with the condition by which a new engagement finds those whom it concerns. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'saved_search',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     name text not null check (length(name) between 1 and 100),
     filters jsonb not null,
     query tsquery,
     alerts boolean not null,
     created_at timestamptz not null,
     constraint saved_search_named_once unique (user_id, name)`,
  );
  await sql
    .raw(
      `create index saved_search_with_alerts on saved_search (tenant_id) where alerts;
       create function app.searches_that_find(p_engagement uuid) returns setof uuid
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select s.id from saved_search s join opportunity_text o on o.engagement_id = p_engagement
         where s.alerts and (s.query is null or o.words @@ s.query) $$`,
    )
    .execute(db);
};

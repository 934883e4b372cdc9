import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** The scope of a transaction, and what the platform keeps for itself. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create schema app;
       grant usage on schema app, public to rolecall_app;
       create function app.side() returns text language sql stable parallel safe
         as $$ select coalesce(current_setting('app.side', true), '') $$;
       create function app.tenant() returns uuid language sql stable parallel safe
         as $$ select nullif(current_setting('app.tenant', true), '')::uuid $$;
       create function app.is_staff() returns boolean language sql stable parallel safe
         as $$ select coalesce(current_setting('app.side', true), '') in ('provider', 'system') $$;
       create function app.is_approved_agency() returns boolean language sql stable parallel safe
         as $$ select coalesce(current_setting('app.approved', true), '') = 'yes' $$;`,
    )
    .execute(db);

  await makeTable(
    db,
    'secret',
    { kind: 'system' },
    `name text primary key, value text not null, created_at timestamptz not null default now()`,
  );

  await makeTable(
    db,
    'idempotency',
    { kind: 'system' },
    `owner text not null,
     key text not null,
     fingerprint text not null,
     status int,
     answer jsonb,
     created_at timestamptz not null default now(),
     primary key (owner, key)`,
  );
  await sql
    .raw(
      `create index idempotency_age on idempotency (created_at);
       create function app.idempotency_begin(p_owner text, p_key text, p_fingerprint text)
         returns table (fresh boolean, same_request boolean, status int, answer jsonb)
         language plpgsql security definer set search_path = public set app.side = 'system' as $$
       begin
         delete from idempotency i where i.owner = p_owner and i.key = p_key and i.created_at < now() - interval '24 hours';
         insert into idempotency (owner, key, fingerprint) values (p_owner, p_key, p_fingerprint) on conflict do nothing;
         if found then
           return query select true, true, null::int, null::jsonb;
         else
           return query select false, i.fingerprint = p_fingerprint, i.status, i.answer
             from idempotency i where i.owner = p_owner and i.key = p_key;
         end if;
       end $$;
       create function app.idempotency_finish(p_owner text, p_key text, p_status int, p_answer jsonb)
         returns void language sql security definer set search_path = public set app.side = 'system' as $$
         update idempotency set status = p_status, answer = p_answer where owner = p_owner and key = p_key $$;`,
    )
    .execute(db);

  await makeTable(
    db,
    'event',
    { kind: 'shared', supplier: 'supplier_id', client: 'client_id' },
    `id uuid primary key,
     sequence bigint generated always as identity,
     kind text not null,
     at timestamptz not null,
     actor_user_id uuid,
     supplier_id uuid,
     client_id uuid,
     engagement_id uuid,
     talent_request_id uuid,
     application_id uuid,
     candidate_id uuid,
     data jsonb not null default '{}'`,
    'append',
  );
  await sql
    .raw(
      `create index event_of_engagement on event (engagement_id, sequence);
       create index event_of_candidate on event (candidate_id, sequence);
       create function app.refuse_change() returns trigger language plpgsql as $$
       begin raise exception 'rows of % are never changed', tg_table_name using errcode = 'RC001'; end $$;
       create trigger event_is_append_only before update or delete on event for each row execute function app.refuse_change();`,
    )
    .execute(db);
};

import { sql, type Kysely } from 'kysely';
import { makeTable } from '#database/table-kinds.ts';

/** Passkeys of people: what their devices keep the other half of. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await makeTable(
    db,
    'passkey',
    { kind: 'owned', tenant: 'tenant_id' },
    `id uuid primary key,
     tenant_id uuid not null references tenant,
     user_id uuid not null references app_user on delete cascade,
     name text not null,
     credential_id text not null unique,
     public_key bytea not null,
     counter bigint not null,
     created_at timestamptz not null,
     last_used_at timestamptz`,
  );
  await sql
    .raw(
      `create index passkey_of_user on passkey (user_id, created_at);

       -- Takes what one of the caller's own people signs in with and ends their sessions: which those were.
       create or replace function app.close_sign_in(p_user uuid, p_now timestamptz) returns setof text
         language plpgsql security definer set search_path = public set app.side = 'system' as $$
       begin
         if not exists (select 1 from app_user u where u.id = p_user and u.tenant_id = app.tenant()) then return; end if;
         delete from credential c where c.user_id = p_user;
         delete from passkey k where k.user_id = p_user;
         delete from identity_record r
           where r.grant_id in (select s.id from session s where s.user_id = p_user and s.ended_at is null);
         return query update session s set ended_at = p_now where s.user_id = p_user and s.ended_at is null returning s.id;
       end $$;`,
    )
    .execute(db);
};

import { sql, type Kysely } from 'kysely';
import { secure } from '#database/table-kinds.ts';

/**
 * Sessions end when nobody uses them, and know when their password was last typed; an identity outside is pinned by its
 * subject; what is counted for a limit is counted for all processes together.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `alter table session add column idle_until timestamptz, add column confirmed_at timestamptz;
       alter table app_user add column external_issuer text, add column external_subject text;
       create unique index app_user_external on app_user (external_issuer, external_subject) where deleted_at is null;

       create or replace function app.read_session(p_session text, p_now timestamptz)
         returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select u.id, u.first_name || ' ' || u.last_name, t.id, t.name, t.side, t.status, u.is_owner,
           case when t.side <> 'agency' or u.is_owner then '{}'::text[]
                else coalesce((select array_agg(distinct rp.permission) from app.roles_of(u.id) held
                                 join role_permission rp on rp.role_id = held.role_id),
                              '{}'::text[]) end
         from session s join app_user u on u.id = s.user_id join tenant t on t.id = u.tenant_id
         where s.id = p_session and s.ended_at is null and s.expires_at > p_now
           and (s.idle_until is null or s.idle_until > p_now) and u.deleted_at is null $$;

       -- When whoever holds this session last typed their password in it.
       create function app.session_confirmed_at(p_session text) returns timestamptz
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select s.confirmed_at from session s where s.id = p_session $$;

       create unlogged table rate_limit (key text, minute bigint, hits int not null, primary key (key, minute));`,
    )
    .execute(db);
  await secure(db, 'rate_limit', { kind: 'system' });
  await sql
    .raw(
      `create function app.count_hits(p_key text, p_minute bigint, p_hits int) returns int
         language sql security definer set search_path = public set app.side = 'system' as $$
         insert into rate_limit as r (key, minute, hits) values (p_key, p_minute, p_hits)
         on conflict (key, minute) do update set hits = r.hits + excluded.hits returning hits $$;
       create index rate_limit_age on rate_limit (minute);`,
    )
    .execute(db);
};

import { sql, type Kysely } from 'kysely';

/**
 * Which roles count for a user is said once: those that they hold, or without any the role of a standard user. It is
 * written so that the database can put it into the query that asks, and plans both together.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create function app.roles_of(p_user uuid) returns table (role_id uuid)
         language sql stable parallel safe as $$
         select ur.role_id from user_role ur where ur.user_id = p_user
         union all
         select r.id from role r
         where r.tenant_id is null and r.name = 'Rolecall Standard User Account'
           and not exists (select 1 from user_role ur where ur.user_id = p_user) $$;

       create or replace function app.read_session(p_session text, p_now timestamptz)
         returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
         language sql stable security definer set search_path = public set app.side = 'system' as $$
         select u.id, u.first_name || ' ' || u.last_name, t.id, t.name, t.side, t.status, u.is_owner,
           case when t.side <> 'agency' or u.is_owner then '{}'::text[]
                else coalesce((select array_agg(distinct rp.permission) from app.roles_of(u.id) held
                                 join role_permission rp on rp.role_id = held.role_id),
                              '{}'::text[]) end
         from session s join app_user u on u.id = s.user_id join tenant t on t.id = u.tenant_id
         where s.id = p_session and s.ended_at is null and s.expires_at > p_now and u.deleted_at is null $$;`,
    )
    .execute(db);
};

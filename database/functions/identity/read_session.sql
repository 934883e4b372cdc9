-- The user of a valid session with tenant, side and permissions; no row if the session has ended or expired.
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

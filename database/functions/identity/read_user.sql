-- Returns a user with their tenant, side and permissions; no row if the user was deleted.
create or replace function app.read_user(p_user uuid)
  returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select u.id, u.first_name || ' ' || u.last_name, t.id, t.name, t.side, t.status, u.is_owner,
    case when t.side <> 'agency' or u.is_owner then '{}'::text[]
         else coalesce((select array_agg(distinct rp.permission) from app.roles_of(u.id) held
                          join role_permission rp on rp.role_id = held.role_id),
                       '{}'::text[]) end
  from app_user u join tenant t on t.id = u.tenant_id
  where u.id = p_user and u.deleted_at is null $$;

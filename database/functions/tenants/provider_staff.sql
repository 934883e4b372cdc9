-- Returns the provider's staff that agencies may add as users, with the role that each would have in an agency.
create or replace function app.provider_staff() returns table (id uuid, name text, email text, role_name text)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select u.id, u.first_name || ' ' || u.last_name, u.email, r.name
  from app_user u
  join tenant t on t.id = u.tenant_id and t.side = 'provider'
  join user_role ur on ur.user_id = u.id
  join role r on r.id = ur.role_id and r.tenant_id is null
    and r.name in ('Rolecall Account Manager', 'Rolecall Tech Support')
  where u.deleted_at is null and u.is_email_verified
  order by 2, 1 $$;

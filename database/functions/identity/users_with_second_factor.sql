-- The users of the caller's own tenant who can sign in with a second factor.
create or replace function app.users_with_second_factor() returns setof uuid
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select u.id from app_user u
  where u.tenant_id = app.tenant() and u.deleted_at is null and app.has_any_second_factor(u.id) $$;

-- Whether a user of the caller's tenant, or any user if the caller is the provider, has a second factor.
create or replace function app.has_second_factor_of(p_user uuid) returns boolean
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select app.has_any_second_factor(u.id) from app_user u
  where u.id = p_user
    and (u.tenant_id = app.tenant() or exists (select from tenant t where t.id = app.tenant() and t.side = 'provider')) $$;

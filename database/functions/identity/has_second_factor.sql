-- Whether a user of the caller's own tenant has an authenticator app.
create or replace function app.has_second_factor(p_user uuid) returns boolean
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select exists (select from second_factor f join app_user u on u.id = f.user_id
    where f.user_id = p_user and u.tenant_id = app.tenant() and f.confirmed_at is not null) $$;

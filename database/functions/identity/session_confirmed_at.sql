-- When the user of this session last confirmed their password in it.
create or replace function app.session_confirmed_at(p_session text) returns timestamptz
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select s.confirmed_at from session s where s.id = p_session $$;

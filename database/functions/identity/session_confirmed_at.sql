-- Returns when the user last confirmed their password in this session.
create or replace function app.session_confirmed_at(p_session text) returns timestamptz
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select s.confirmed_at from session s where s.id = p_session $$;

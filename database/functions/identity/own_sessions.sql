-- Returns the latest 1,000 sessions of the given session's user.
create or replace function app.own_sessions(p_session text)
  returns table (created_at timestamptz, expires_at timestamptz, ended_at timestamptz, user_agent text)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select s.created_at, s.expires_at, s.ended_at, s.user_agent
  from session s join session mine on mine.user_id = s.user_id
  where mine.id = p_session order by s.created_at desc limit 1000 $$;

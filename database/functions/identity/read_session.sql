-- Returns the user of a valid session, with their tenant, side and permissions; no row if the session has ended or
-- expired.
create or replace function app.read_session(p_session text, p_now timestamptz)
  returns table (user_id uuid, user_name text, tenant_id uuid, tenant_name text, side text, tenant_status text, is_owner boolean, permissions text[])
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select u.* from session s cross join lateral app.read_user(s.user_id) u
  where s.id = p_session and s.ended_at is null and s.expires_at > p_now
    and (s.idle_until is null or s.idle_until > p_now) $$;

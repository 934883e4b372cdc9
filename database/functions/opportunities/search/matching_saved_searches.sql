-- Returns all users' saved searches that have alerts and match an engagement.
create or replace function app.matching_saved_searches(p_engagement uuid) returns setof uuid
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select s.id from saved_search s join opportunity_text o on o.engagement_id = p_engagement
  where s.alerts and (s.query is null or o.words @@ s.query) $$;

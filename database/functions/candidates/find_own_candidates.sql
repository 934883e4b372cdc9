-- Returns the agency's newest matching candidates. Users who can see only their assigned engagements get only the
-- candidates in these engagements. If there are few matches, they are sorted; if there are many, the index on
-- submission dates is read until enough are found. Decision 0053.
create or replace function app.find_own_candidates(p_query tsquery, p_most int) returns uuid[]
  language plpgsql stable security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  max_sorted constant int := 500;
  matches int;
  ids uuid[];
begin
  if not app.may_see_board() then return '{}'; end if;
  select count(*), (array_agg(m.candidate_id order by m.date_submitted desc, m.candidate_id desc))[:p_most] into matches, ids
    from (select w.candidate_id, w.date_submitted from candidate_words w
      where w.supplier_id = app.tenant() and w.words @@ p_query
        and (app.works_as() is null or w.engagement_id in (select app.assigned_engagements()))
      limit max_sorted + 1) m;
  if matches <= max_sorted then return coalesce(ids, '{}'); end if;
  return array(select w.candidate_id from candidate_words w
    where w.supplier_id = app.tenant() and (w.words @@ p_query) is true
      and (app.works_as() is null or w.engagement_id in (select app.assigned_engagements()))
    order by w.date_submitted desc, w.candidate_id desc limit p_most);
end $$;

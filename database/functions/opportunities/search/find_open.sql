-- Returns the matches with the earliest closing times. If there are few matches, they are read from the word index and
-- sorted; if there are many, the index on closing times is read until enough are found. Decision 0053.
create or replace function app.find_open(p_query tsquery, p_words tsquery, p_now timestamptz, p_most int)
  returns table (engagement_id uuid, rank real)
  language plpgsql stable rows 200 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  max_sorted constant int := 3000;
  matches int;
  ids uuid[];
begin
  if not app.may_search() then return; end if;
  select count(*), (array_agg(m.engagement_id order by m.closing_at, m.engagement_id) filter (where m.closing_at > p_now))[:p_most]
    into matches, ids
    from (select o.engagement_id, o.closing_at from opportunity_text o where o.words @@ p_query limit max_sorted + 1) m;
  if p_query is null or matches > max_sorted then
    ids := array(select o.engagement_id from opportunity_text o
      where o.closing_at > p_now and (p_query is null or (o.words @@ p_query) is true)
      order by o.closing_at, o.engagement_id limit p_most);
  end if;
  return query select id, coalesce((select ts_rank('{0.1, 0.4, 0.7, 1}', o.words, p_words) from opportunity_text o
      where o.engagement_id = id and p_words is not null), 0)
    from unnest(ids) id;
end $$;

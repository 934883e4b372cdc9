-- What matches all conditions, the soonest to close first. How it is looked for depends on how much there will be: what is
-- rare is taken from the index of words and put in order; what is more is taken day by day of its closing; of what is
-- frequent the first that close are looked through until there is enough.
create or replace function app.find_open(p_conditions tsquery[], p_text tsquery, p_now timestamptz, p_most int)
  returns table (engagement_id uuid, rank real)
  -- Volatile, for nothing else may ask the planner.
  language plpgsql volatile rows 200 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  whole constant tsquery := app.all_of(p_conditions);
  each constant tsquery[] := app.each_of(p_conditions);
  plan json;
  every float8;
  expected float8;
begin
  if not app.may_search() then return; end if;
  if whole is null then
    return query select o.engagement_id, 0::real from opportunity_text o where o.closing_at > p_now
      order by o.closing_at, o.engagement_id limit p_most;
    return;
  end if;
  select c.reltuples into every from pg_class c where c.oid = 'opportunity_text'::regclass;
  execute format('explain (format json) select from opportunity_text where words @@ %L::tsquery', whole) into plan;
  expected := (plan -> 0 -> 'Plan' ->> 'Plan Rows')::float8;
  -- Words stand together more often than the planner thinks, who takes each for independent of the others.
  if expected > greatest(every / 12, 15 * p_most)
    or p_text is not null and expected > every / 100 and app.among_the_first(whole, p_now) > 25 then
    return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.closing_at > p_now and (o.words @@ whole) is true order by o.closing_at, o.engagement_id limit p_most) f;
    return;
  end if;
  if expected > 2 * p_most then
    return query select * from app.soonest_by_days(p_conditions, p_text, p_now, p_most, expected > every / 100);
    return;
  end if;
  if each[2] is null then
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.closing_at + interval '0' > p_now order by o.closing_at + interval '0', o.engagement_id limit p_most) f;
      else
        return query select f.engagement_id, case when p_text is null then 0 else ts_rank('{0.1, 0.4, 0.7, 1}', f.words, p_text) end::real
      from (select o.engagement_id, o.words from opportunity_text o where o.words @@ each[1] and o.words @@ each[2] and o.words @@ coalesce(each[3], each[1]) and o.words @@ coalesce(each[4], each[1]) and o.closing_at + interval '0' > p_now order by o.closing_at + interval '0', o.engagement_id limit p_most) f;
      end if;
end $$;

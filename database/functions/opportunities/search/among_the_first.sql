-- How many of the first two hundred to close match.
create or replace function app.among_the_first(p_query tsquery, p_now timestamptz) returns int
  language plpgsql stable set search_path = public set plan_cache_mode = force_generic_plan as $$
begin
  return (select count(*) from (select o.words from opportunity_text o where o.closing_at > p_now
    order by o.closing_at, o.engagement_id limit 200) f where f.words @@ p_query);
end $$;

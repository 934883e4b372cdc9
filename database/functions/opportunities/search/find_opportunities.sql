-- For a server of before, which serves until the newer one does.
create or replace function app.find_opportunities(p_query tsquery, p_text tsquery, p_now timestamptz, p_most int)
  returns table (engagement_id uuid, rank real)
  language sql volatile rows 200 set search_path = public as $$
  select * from app.find_open(case when p_query is null then '{}' else array[p_query] end, p_text, p_now, p_most)
$$;

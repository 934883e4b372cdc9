-- The newest candidates of the caller's agency whom all words find; of those in whose engagements the caller works,
-- where they see no other. So many are gathered and put in order; where there are more, the newest are walked through.
create or replace function app.find_own_candidates(p_query tsquery, p_most int) returns uuid[]
  language plpgsql volatile security definer set search_path = public set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  gathered constant int := 100;
  found_ids uuid[];
  n int;
begin
  if not app.may_see_board() then return '{}'; end if;
  with few as materialized (
    select w.candidate_id, w.date_submitted from (select * from candidate_words o where o.words @@ p_query offset 0) w
    where w.supplier_id = app.tenant() and (app.works_as() is null or exists (select from board_row b
      where b.engagement_id = w.engagement_id and b.supplier_id = w.supplier_id and app.works_as() = any (b.users)))
    limit gathered + 1)
  select (select count(*) from few), array(select s.candidate_id from few s order by s.date_submitted desc, s.candidate_id desc limit p_most)
    into n, found_ids;
  if n <= gathered then return found_ids; end if;
  return array(select w.candidate_id from candidate_words w
    where w.supplier_id = app.tenant() and (w.words @@ p_query) is true
      and (app.works_as() is null or exists (select from board_row b
        where b.engagement_id = w.engagement_id and b.supplier_id = w.supplier_id and app.works_as() = any (b.users)))
    order by w.date_submitted desc, w.candidate_id desc limit p_most);
end $$;

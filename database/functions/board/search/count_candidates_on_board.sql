-- Counts the agency's listed candidates in the matching engagements by status. Each count stops at `p_most` + 1. Used
-- for searches with so many matches that their IDs are not read.
create or replace function app.count_candidates_on_board(p_query tsquery, p_statuses int[], p_most int)
  returns table (status_id int, n int)
  language plpgsql stable rows 9 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  query constant tsquery := app.own_work_query(p_query);
begin
  if not app.may_see_board() then return; end if;
  return query select s, (select count(*)::int from (select from app.listed_candidate k
      where k.supplier_id = app.tenant() and k.status_id = s
        and (query is null or exists (select from board_row b
          where b.engagement_id = k.engagement_id and b.supplier_id = k.supplier_id and (b.words @@ query) is true))
      limit p_most + 1) each)
    from unnest(p_statuses) s;
end $$;

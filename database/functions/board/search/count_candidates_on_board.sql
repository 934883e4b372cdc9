-- How many candidates of the caller's agency are in each status in the engagements of a large part of its board,
-- counted up to one more than `p_most`; as the lists show them, so of a cancelled request only the rejected ones.
create or replace function app.count_candidates_on_board(p_query tsquery, p_statuses int[], p_most int)
  returns table (status_id int, n int)
  language plpgsql volatile rows 9 security definer set search_path = public set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  supplier constant uuid := app.tenant();
  mine constant uuid := app.works_as();
begin
  if not app.may_see_board() then return; end if;
  -- Said with what narrows alone: what may be left out is gathered for all of the board first.
  return query execute 'select s, (select count(*)::int from (select from board_candidate k
      where k.supplier_id = $1 and k.status_id = s'
      || case when mine is null then '' else ' and exists (select from board_own o
           where o.user_id = $2 and o.engagement_id = k.engagement_id)' end
      || case when p_query is null then '' else ' and exists (select from board_row b
           where b.engagement_id = k.engagement_id and b.supplier_id = $1 and (b.words @@ $3) is true)' end || '
      limit $4 + 1) each)
    from unnest($5) s' using supplier, mine, p_query, p_most, p_statuses;
end $$;

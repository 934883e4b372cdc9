-- All that is found, in no order; null where there are more than `p_most`.
create or replace function app.few_on_board(p_query tsquery, p_most int) returns uuid[]
  language plpgsql volatile security definer set search_path = public set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_sort = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  supplier constant uuid := app.tenant();
  mine constant uuid := app.works_as();
  asked constant tsquery := case when mine is null then p_query
    else coalesce(p_query && ('''u:' || mine || '''')::tsquery, ('''u:' || mine || '''')::tsquery) end;
  ids uuid[];
begin
  if not app.may_see_board() then return '{}'; end if;
  if asked is null then
    ids := array(select b.engagement_id from board_row b where b.supplier_id = supplier limit p_most + 1);
  else
    ids := array(select b.engagement_id from board_row b where b.supplier_id = supplier and b.words @@ asked limit p_most + 1);
  end if;
  return case when cardinality(ids) <= p_most then ids end;
end $$;

-- The clients with the most engagements on the board.
create or replace function app.clients_on_board(p_most int) returns table (client_id uuid, engagements int)
  language plpgsql stable rows 50 security definer set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  query constant tsquery := app.own_work_query(null);
begin
  if not app.may_see_board() then return; end if;
  return query select b.client_id, count(*)::int from board_row b
    where b.supplier_id = app.tenant() and (query is null or b.words @@ query)
    group by b.client_id order by 2 desc, 1 limit p_most;
end $$;

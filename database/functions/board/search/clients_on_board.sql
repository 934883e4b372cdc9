-- The clients of most engagements on the board.
create or replace function app.clients_on_board(p_most int) returns table (client_id uuid, engagements int)
  language plpgsql stable rows 50 security definer set search_path = public as $$
declare
  mine constant uuid := app.works_as();
begin
  if not app.may_see_board() then return; end if;
  if mine is null then
    return query select c.client_id, c.engagements from board_client c
      where c.supplier_id = app.tenant() and c.engagements > 0 order by c.engagements desc, c.client_id limit p_most;
  else
    return query select o.client_id, count(*)::int from board_own o where o.user_id = mine
      group by o.client_id order by 2 desc, 1 limit p_most;
  end if;
end $$;

-- Updates the board after a change to an application or an assignment, which affects only its own agency's board.
create or replace function app.index_board_of_supplier() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform app.index_board(old.engagement_id, old.supplier_id); end if;
  if tg_op <> 'DELETE' and new.supplier_id is distinct from old.supplier_id then
    perform app.index_board(new.engagement_id, new.supplier_id);
  end if;
  return null;
end $$;

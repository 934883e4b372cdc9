-- How many engagements of each client an agency has on its board.
create or replace function app.count_board() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op <> 'INSERT' then
    update board_client set engagements = engagements - 1 where supplier_id = old.supplier_id and client_id = old.client_id;
  end if;
  if tg_op <> 'DELETE' then
    insert into board_client as c (supplier_id, client_id, engagements) values (new.supplier_id, new.client_id, 1)
      on conflict (supplier_id, client_id) do update set engagements = c.engagements + 1;
  end if;
  return null;
end $$;

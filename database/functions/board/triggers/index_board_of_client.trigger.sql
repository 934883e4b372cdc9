create or replace trigger index_board_of_client after update of name, status on tenant
  for each row when (new.side = 'client' and (old.name, old.status) is distinct from (new.name, new.status))
  execute function app.index_board_of_client();

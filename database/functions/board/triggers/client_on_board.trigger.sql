create or replace trigger client_on_board after update of name, status on tenant
  for each row when (new.side = 'client' and (old.name, old.status) is distinct from (new.name, new.status))
  execute function app.client_on_board();

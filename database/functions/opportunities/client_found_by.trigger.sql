create or replace trigger client_found_by after update of name on tenant
  for each row when (new.side = 'client' and old.name is distinct from new.name) execute function app.client_found_by();

create or replace trigger index_opportunities_of_client after update of name on tenant
  for each row when (new.side = 'client' and old.name is distinct from new.name)
  execute function app.index_opportunities_of_client();

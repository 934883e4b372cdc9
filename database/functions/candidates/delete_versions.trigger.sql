create or replace trigger delete_versions after update of erased_at on candidate
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.delete_versions();

create or replace trigger guard_hold before update of erased_at on person
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.guard_hold();

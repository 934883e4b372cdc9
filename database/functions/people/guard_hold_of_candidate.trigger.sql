create or replace trigger guard_hold_of_candidate before update of erased_at on candidate
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.guard_hold();

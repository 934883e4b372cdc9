create or replace trigger guard_hold_of_ownership_dispute before update of erased_at on ownership_dispute
  for each row when (old.erased_at is null and new.erased_at is not null) execute function app.guard_hold_of_record();

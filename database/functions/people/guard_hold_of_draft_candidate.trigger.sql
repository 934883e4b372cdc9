create or replace trigger guard_hold_of_draft_candidate before delete on draft_candidate
  for each row execute function app.guard_hold_of_record();

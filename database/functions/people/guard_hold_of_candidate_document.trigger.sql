create or replace trigger guard_hold_of_candidate_document before delete on candidate_document
  for each row execute function app.guard_hold_of_record();

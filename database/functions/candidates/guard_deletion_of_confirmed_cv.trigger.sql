create or replace trigger guard_deletion_of_confirmed_cv
  before delete on candidate_document
  for each row when (old.kind = 'cv' and old.candidate_id is not null) execute function app.guard_confirmed_cv();

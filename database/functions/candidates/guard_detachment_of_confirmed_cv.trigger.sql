create or replace trigger guard_detachment_of_confirmed_cv
  before update of candidate_id, kind on candidate_document
  for each row when (old.kind = 'cv' and old.candidate_id is not null
    and (new.kind <> 'cv' or new.candidate_id is distinct from old.candidate_id))
  execute function app.guard_confirmed_cv();

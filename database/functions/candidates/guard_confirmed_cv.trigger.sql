create or replace trigger guard_confirmed_cv
  before insert or update of candidate_id, kind, deleted_at, storage_key, sha256, text_content on candidate_document
  for each row when (new.kind = 'cv' and new.candidate_id is not null) execute function app.guard_confirmed_cv();
create or replace trigger guard_deletion_of_confirmed_cv
  before delete on candidate_document
  for each row when (old.kind = 'cv' and old.candidate_id is not null) execute function app.guard_confirmed_cv();
create or replace trigger guard_detachment_of_confirmed_cv
  before update of candidate_id, kind on candidate_document
  for each row when (old.kind = 'cv' and old.candidate_id is not null
    and (new.kind <> 'cv' or new.candidate_id is distinct from old.candidate_id))
  execute function app.guard_confirmed_cv();

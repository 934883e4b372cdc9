create or replace trigger guard_confirmed_cv
  before insert or update of candidate_id, kind, deleted_at, storage_key, sha256, text_content on candidate_document
  for each row when (new.kind = 'cv' and new.candidate_id is not null) execute function app.guard_confirmed_cv();

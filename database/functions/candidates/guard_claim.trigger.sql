create or replace trigger guard_claim before update of status_id on candidate
  for each row when (new.status_id = ${candidateStatus.hired} and old.status_id is distinct from new.status_id)
  execute function app.guard_claim();

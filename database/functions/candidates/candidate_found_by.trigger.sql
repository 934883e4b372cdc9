create or replace trigger candidate_found_by after update of first_name, last_name, number, status_id, erased_at, date_submitted on candidate
  for each row when ((old.first_name, old.last_name, old.number, old.status_id = ${candidateStatus.withdrew}, old.erased_at is null, old.date_submitted)
    is distinct from (new.first_name, new.last_name, new.number, new.status_id = ${candidateStatus.withdrew}, new.erased_at is null, new.date_submitted))
  execute function app.index_candidate();

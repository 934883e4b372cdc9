create or replace trigger candidate_removed_answers after delete on candidate
  for each row when (old.status_id not in (${unsuccessfulStatuses})) execute function app.candidate_answers();

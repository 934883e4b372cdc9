create or replace trigger candidate_added_answers after insert on candidate
  for each row when (new.status_id not in (${unsuccessfulStatuses})) execute function app.candidate_answers();

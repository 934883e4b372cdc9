create or replace trigger store_submitted_version after insert on candidate_step
  for each row when (new.from_status_id is null) execute function app.store_submitted_version();

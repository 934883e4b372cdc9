create or replace trigger index_candidate after insert or update of first_name, last_name, number, status_id, erased_at,
    date_submitted on candidate
  for each row execute function app.index_candidate();

create or replace trigger index_board_of_request after insert or delete or update of job_title, published_at, status_id, no_of_roles,
    no_of_roles_filled on talent_request
  for each row execute function app.index_board_of_request();

create or replace trigger index_unfilled_of_request after update of status_id, no_of_roles, no_of_roles_filled on talent_request
  for each row execute function app.index_unfilled_of_request();

create or replace trigger request_waits after update of status_id, no_of_roles, no_of_roles_filled on talent_request
  for each row when ((old.status_id = ${talentRequestStatus.available} and old.no_of_roles_filled < old.no_of_roles)
    is distinct from (new.status_id = ${talentRequestStatus.available} and new.no_of_roles_filled < new.no_of_roles))
  execute function app.request_waits();

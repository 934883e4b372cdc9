create or replace trigger guard_consent before insert or update of status_id on candidate
  for each row when (new.status_id in (${openStatuses})) execute function app.guard_consent();

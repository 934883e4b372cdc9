create or replace trigger guard_open_revision before update of status_id on candidate
  for each row when (new.status_id not in (${openStatuses})) execute function app.guard_open_revision();

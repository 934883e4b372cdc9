create or replace trigger application_steps before update of status_id on application
  for each row execute function app.guard_application();

create or replace trigger guard_application before update of status_id on application
  for each row execute function app.guard_application();

create or replace trigger guard_last_owner before update on app_user
  for each row execute function app.guard_last_owner();

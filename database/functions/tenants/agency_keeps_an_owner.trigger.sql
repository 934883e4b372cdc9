create or replace trigger agency_keeps_an_owner before update on app_user
  for each row execute function app.keep_an_owner();

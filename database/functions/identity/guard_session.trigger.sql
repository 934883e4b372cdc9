create or replace trigger guard_session before insert on session
  for each row execute function app.guard_session();

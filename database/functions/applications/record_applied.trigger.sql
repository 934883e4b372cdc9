create or replace trigger record_applied after insert on application
  for each row execute function app.record_applied();

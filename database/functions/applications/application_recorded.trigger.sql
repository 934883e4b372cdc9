create or replace trigger application_recorded after insert on application
  for each row execute function app.record_applied();

create or replace trigger create_person after insert on candidate
  for each row execute function app.create_person();

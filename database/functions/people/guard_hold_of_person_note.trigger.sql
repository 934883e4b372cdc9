create or replace trigger guard_hold_of_person_note before delete on person_note
  for each row execute function app.guard_hold_of_record();

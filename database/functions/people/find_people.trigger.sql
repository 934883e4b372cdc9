create or replace trigger find_people after insert on candidate_identity
  referencing new table as added for each statement execute function app.find_people();

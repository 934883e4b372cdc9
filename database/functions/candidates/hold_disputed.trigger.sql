create or replace trigger hold_disputed after insert on candidate_identity
  for each row execute function app.hold_disputed();

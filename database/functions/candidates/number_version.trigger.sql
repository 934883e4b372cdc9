create or replace trigger number_version before insert on candidate_version
  for each row execute function app.number_version();

create or replace trigger guard_answer before update on consent_request
  for each row when (old.answered_at is not null) execute function app.guard_answer();

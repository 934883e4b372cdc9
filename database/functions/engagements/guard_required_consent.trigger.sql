create or replace trigger guard_required_consent before insert on engagement
  for each row when (new.published_at is not null and not new.requires_candidate_consent)
  execute function app.guard_required_consent();

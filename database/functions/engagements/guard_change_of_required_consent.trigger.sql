create or replace trigger guard_change_of_required_consent before update of requires_candidate_consent on engagement
  for each row when (old.published_at is not null
    and new.requires_candidate_consent is distinct from old.requires_candidate_consent)
  execute function app.guard_required_consent();

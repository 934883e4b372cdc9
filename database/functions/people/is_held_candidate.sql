-- Whether a candidate's person is on hold, in which case the candidate must not be erased.
create or replace function app.is_held_candidate(p_candidate uuid) returns boolean
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select exists (select from person_submission s
    where s.candidate_id = p_candidate and app.held_since(s.person_id) is not null) $$;

-- The identity keys of all candidates of an agency who are the same person as this one, in the talent request or at the
-- client (p_scope). These keys are transferred together, because otherwise the person would have two owners.
create or replace function app.keys_of_person(p_candidate uuid, p_scope uuid)
  returns table (key_type text, key_hash text)
  language sql stable set search_path = public as $$
  select distinct k.key_type, k.key_hash
  from app.candidates_of_person(p_candidate, p_scope) same
    join candidate_identity k on k.candidate_id = same.candidate_id $$;

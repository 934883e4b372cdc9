-- An agency's candidates who are the same person as the given candidate, in the talent request or at the client
-- (p_scope): those that share an identity key with the given candidate, either directly or through another of these
-- candidates.
create or replace function app.candidates_of_person(p_candidate uuid, p_scope uuid)
  returns table (candidate_id uuid)
  language sql stable set search_path = public as $$
  with recursive same (candidate_id) as (
    select p_candidate
    union
    select other.candidate_id
    from same
      join candidate_identity one on one.candidate_id = same.candidate_id
      join candidate_identity other on other.supplier_id = one.supplier_id and other.client_id = one.client_id
        and other.key_type = one.key_type and other.key_hash = one.key_hash
    where p_scope in (other.client_id, other.talent_request_id))
  select candidate_id from same $$;

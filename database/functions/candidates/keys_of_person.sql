-- The identity keys of all candidates of an agency who are the same person as this one, in the talent request or at the
-- client (p_scope), and the keys that the agency owns there through these candidates, for example after a dispute. They
-- are transferred together, because otherwise the person would have two owners.
create or replace function app.keys_of_person(p_candidate uuid, p_scope uuid)
  returns table (key_type text, key_hash text)
  language sql stable set search_path = public as $$
  with same as materialized (select candidate_id from app.candidates_of_person(p_candidate, p_scope))
  select k.key_type, k.key_hash
  from same
    join candidate_identity k on k.candidate_id = same.candidate_id
  union
  select o.key_type, o.key_hash
  from same
    join candidate k on k.id = same.candidate_id
    join candidate_ownership o on o.candidate_id = k.id and o.supplier_id = k.supplier_id and o.scope_id = p_scope $$;

-- The identity keys of all candidates of an agency who are the same person as this one, in the talent request or at the
-- client (p_scope), and the keys that the agency owns there through these candidates, for example after a dispute. They
-- are transferred together, because otherwise the person would have two owners.
create or replace function app.keys_of_person(p_candidate uuid, p_scope uuid)
  returns table (key_type text, key_hash text)
  language sql stable set search_path = public as $$
  with same as materialized (select candidate_id from app.candidates_of_person(p_candidate, p_scope))
  -- `offset 0` makes sure that these are lookups by index, because the number of candidates can't be estimated.
  select k.key_type, k.key_hash
  from same
    cross join lateral (
      select i.key_type, i.key_hash from candidate_identity i where i.candidate_id = same.candidate_id offset 0) k
  union
  select o.key_type, o.key_hash
  from same
    cross join lateral (
      select owned.key_type, owned.key_hash
      from candidate k
        join candidate_ownership owned on owned.candidate_id = k.id and owned.supplier_id = k.supplier_id
      where k.id = same.candidate_id and owned.scope_id = p_scope offset 0) o $$;

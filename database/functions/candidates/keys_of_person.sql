-- The identity keys of all candidates of an agency that share a key with this candidate, in the talent request or at
-- the client (p_scope). These keys are transferred together, because otherwise the person would have two owners.
create or replace function app.keys_of_person(p_candidate uuid, p_scope uuid)
  returns table (key_type text, key_hash text)
  language sql stable set search_path = public as $$
  select distinct k.key_type, k.key_hash
  from candidate_identity own
    join candidate_identity same on same.supplier_id = own.supplier_id and same.client_id = own.client_id
      and same.key_type = own.key_type and same.key_hash = own.key_hash
    join candidate_identity k on k.candidate_id = same.candidate_id
  where own.candidate_id = p_candidate
    and (same.candidate_id = p_candidate or p_scope in (same.client_id, same.talent_request_id)) $$;

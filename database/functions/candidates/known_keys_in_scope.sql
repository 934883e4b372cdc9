-- A person's keys, and those that the agency knows from its candidates who are connected with them in the talent request
-- or at the client (p_scope). Without this, a person whom the agency already knows could get a second owner through a
-- new address.
create or replace function app.known_keys_in_scope(p_supplier uuid, p_client uuid, p_scope uuid, p_keys text[])
  returns text[] language sql stable set search_path = public as $$
  with recursive known (key_type, key_hash) as (
    select split_part(one, ':', 1), split_part(one, ':', 2) from unnest(p_keys) one
    union
    select other.key_type, other.key_hash
    from known
      join candidate_identity i on i.supplier_id = p_supplier and i.client_id = p_client
        and i.key_type = known.key_type and i.key_hash = known.key_hash and p_scope in (i.client_id, i.talent_request_id)
      join candidate_identity other on other.candidate_id = i.candidate_id)
  select coalesce(array_agg(key_type || ':' || key_hash order by key_type, key_hash), '{}') from known $$;

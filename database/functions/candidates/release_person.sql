-- Releases the calling agency's keys of a candidate in a talent request (`p_scope`) and at the whole client, except
-- keys that another of its candidates has there too.
create or replace function app.release_person(p_client uuid, p_scope uuid, p_candidate uuid, p_keys text[])
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  delete from candidate_ownership o
  where o.client_id = p_client and o.scope_id in (p_scope, p_client) and o.supplier_id = app.tenant()
    and o.candidate_id = p_candidate and (o.key_type || ':' || o.key_hash) = any (p_keys)
    and not exists (
      select from candidate_identity i
      where i.supplier_id = app.tenant() and i.client_id = p_client
        and (o.scope_id = p_client or i.talent_request_id = p_scope)
        and i.key_type = o.key_type and i.key_hash = o.key_hash and i.candidate_id <> p_candidate) $$;

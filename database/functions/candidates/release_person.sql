-- Releases the calling agency's keys of a candidate in a talent request (`p_scope`) and at the whole client. A key that
-- another of its candidates has there too stays owned, through that candidate.
create or replace function app.release_person(p_client uuid, p_scope uuid, p_candidate uuid, p_keys text[])
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  select app.lock_ownership(p_client);
  update candidate_ownership o set candidate_id = (
    select k.id
    from candidate_identity i join candidate k on k.id = i.candidate_id
    where i.supplier_id = app.tenant() and i.client_id = p_client
      and (o.scope_id = p_client or i.talent_request_id = p_scope)
      and i.key_type = o.key_type and i.key_hash = o.key_hash and i.candidate_id <> p_candidate
    order by k.consent_withdrawn_at is not null, k.dispute_state is not distinct from 'lost',
      k.claim_state is not distinct from 'stands', k.date_submitted, k.id
    limit 1)
  where o.client_id = p_client and o.scope_id in (p_scope, p_client) and o.supplier_id = app.tenant()
    and o.candidate_id = p_candidate and (o.key_type || ':' || o.key_hash) = any (p_keys)
    and exists (
      select from candidate_identity i
      where i.supplier_id = app.tenant() and i.client_id = p_client
        and (o.scope_id = p_client or i.talent_request_id = p_scope)
        and i.key_type = o.key_type and i.key_hash = o.key_hash and i.candidate_id <> p_candidate);
  delete from candidate_ownership o
  where o.client_id = p_client and o.scope_id in (p_scope, p_client) and o.supplier_id = app.tenant()
    and o.candidate_id = p_candidate and (o.key_type || ':' || o.key_hash) = any (p_keys) $$;

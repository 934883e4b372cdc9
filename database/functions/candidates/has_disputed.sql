-- Whether the calling agency has disputed a person with one of these keys for the talent request, or at the client if
-- agencies own people there for all requests, or has lost the person in another agency's dispute. Finds disputes that the
-- caller can't see, because they belong to somebody else's work. After an erasure, the keyed hashes of the keys (p_macs)
-- are compared with those of disputes that ended after p_since. Source: decisions 0128, 0173.
create or replace function app.has_disputed(
    p_client uuid, p_request uuid, p_keys text[], p_macs text[], p_since timestamptz)
  returns boolean language sql stable security definer set search_path = public set app.side = 'system' as $$
  with given as (select t.ownership_scope = 'all_requests' as is_wide from tenant t where t.id = p_client)
  select exists (
      select from ownership_dispute d, given
      where d.supplier_id = app.tenant() and d.client_id = p_client and d.erased_at is null and d.keys && p_keys
        and (given.is_wide or d.talent_request_id = p_request))
    or exists (
      select from ownership_defence f join candidate_identity i on i.candidate_id = f.candidate_id
      where f.supplier_id = app.tenant() and f.outcome = 'lost' and f.scope_id in (p_client, p_request)
        and i.key_type || ':' || i.key_hash = any (p_keys))
    or exists (
      select from past_dispute p, given
      where p.supplier_id = app.tenant() and p.client_id = p_client and p.key_mac = any (p_macs) and p.ended_at > p_since
        and (p.scope_id in (p_client, p_request) or (p.part = 'opened' and given.is_wide))) $$;

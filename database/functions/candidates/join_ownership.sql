-- Stores which of the calling agency's candidates began the ownership under which it submits this one. Stores nothing if
-- the ownership begins with this candidate. An ownership that another candidate has taken over since is still the one
-- that the first candidate began. Called once for each submission, after `app.claim_person`, which has made sure that the
-- agency owns all keys by which it knows the person, so that those of this candidate are enough. Source: decision 0177.
create or replace function app.join_ownership(p_candidate uuid, p_keys text[], p_now timestamptz)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  update candidate k set owning_candidate_id = (
    select coalesce(first.owning_candidate_id, first.id)
    from (values (k.client_id), (k.talent_request_id)) s (scope_id)
      cross join unnest(p_keys) one (key)
      join candidate_ownership o on o.client_id = k.client_id and o.scope_id = s.scope_id
        and o.key_type = split_part(one.key, ':', 1) and o.key_hash = split_part(one.key, ':', 2)
        and o.supplier_id = k.supplier_id and o.owned_until > p_now
      join candidate first on first.id = o.candidate_id and first.id <> k.id
    order by first.date_submitted, first.id limit 1)
  where k.id = p_candidate and k.supplier_id = app.tenant() $$;

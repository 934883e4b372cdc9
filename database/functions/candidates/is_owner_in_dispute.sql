-- Whether the agency named as owner in a dispute still owns the person. Ownership ends when the client's claim
-- succeeds, when the candidate withdraws their consent, or when its period is over.
create or replace function app.is_owner_in_dispute(p_dispute uuid, p_now timestamptz)
  returns boolean language sql stable security definer set search_path = public set app.side = 'system' as $$
  select exists (
    select from ownership_dispute d
      join ownership_defence f on f.dispute_id = d.id
      join candidate_ownership o on o.client_id = d.client_id and o.supplier_id = f.supplier_id and o.scope_id = f.scope_id
    where d.id = p_dispute and o.owned_until > p_now and o.key_type || ':' || o.key_hash = any (d.keys)
      and (app.side() = 'system' or exists (select from tenant t where t.id = app.tenant() and t.side = 'provider'))) $$;

-- Whether somebody other than the two agencies in a dispute owns the person now: the client after a successful claim, or
-- an agency that submitted the person after the disputed ownership had ended. An ownership that has ended in the
-- meantime doesn't prevent the decision, because a dispute is decided on what was true when it was opened.
create or replace function app.is_owned_by_third_party(p_dispute uuid, p_now timestamptz)
  returns boolean language sql stable security definer set search_path = public set app.side = 'system' as $$
  select exists (
    select from ownership_dispute d
      join ownership_defence f on f.dispute_id = d.id
      cross join lateral (
        select split_part(one, ':', 1), split_part(one, ':', 2)
        from unnest(app.known_keys_in_scope(d.supplier_id, d.client_id, f.scope_id, d.keys)) one
        union
        select p.key_type, p.key_hash from app.keys_of_person(f.candidate_id, f.scope_id) p
        union
        select split_part(one, ':', 1), split_part(one, ':', 2) from unnest(f.keys) one) k (key_type, key_hash)
      join candidate_ownership o on o.client_id = d.client_id and o.key_type = k.key_type and o.key_hash = k.key_hash
        and o.scope_id = f.scope_id
    where d.id = p_dispute and o.owned_until > p_now and o.supplier_id not in (d.supplier_id, f.supplier_id)
      and (app.side() = 'system' or exists (select from tenant t where t.id = app.tenant() and t.side = 'provider'))) $$;

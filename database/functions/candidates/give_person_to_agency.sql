-- Transfers the ownership of a disputed person, in the scope in which the owner holds it, from the owner to the agency
-- that disputed it, for the ownership period that the client has set. Does so only if Rolecall has upheld the dispute.
-- All keys that either agency knows, or knew when the dispute was opened, are transferred; otherwise the person would
-- have two owners. Transfers nothing if the client or a third agency owns the person by now.
create or replace function app.give_person_to_agency(p_dispute uuid, p_now timestamptz)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  select app.lock_ownership(d.client_id) from ownership_dispute d where d.id = p_dispute;
  insert into candidate_ownership as o (client_id, key_type, key_hash, scope_id, supplier_id, candidate_id, owned_until)
  -- If the agency already owns some of the keys through a candidate, that candidate gets the others too, so that the
  -- withdrawal of a consent releases all of them.
  select d.client_id, k.key_type, k.key_hash, f.scope_id, d.supplier_id,
         coalesce((
           select own.candidate_id from candidate_ownership own join candidate c on c.id = own.candidate_id
           where own.client_id = d.client_id and own.scope_id = f.scope_id and own.supplier_id = d.supplier_id
             and own.owned_until > p_now and own.key_type || ':' || own.key_hash
               = any (app.known_keys_in_scope(d.supplier_id, d.client_id, f.scope_id, d.keys))
           order by c.date_submitted, c.id limit 1), d.id),
         p_now + make_interval(days => t.ownership_days)
  from ownership_dispute d
    join ownership_defence f on f.dispute_id = d.id
    join tenant t on t.id = d.client_id
    cross join lateral (
      select split_part(one, ':', 1), split_part(one, ':', 2)
      from unnest(app.known_keys_in_scope(d.supplier_id, d.client_id, f.scope_id, d.keys)) one
      union
      select p.key_type, p.key_hash from app.keys_of_person(f.candidate_id, f.scope_id) p
      union
      select split_part(one, ':', 1), split_part(one, ':', 2) from unnest(f.keys) one) k (key_type, key_hash)
  where d.id = p_dispute and d.state = 'upheld' and not app.is_owned_by_third_party(p_dispute, p_now)
  on conflict (client_id, key_type, key_hash, scope_id) do update
    set supplier_id = excluded.supplier_id, owned_until = excluded.owned_until,
        -- The agency may already have submitted the person after the disputed ownership ended. That candidate then
        -- keeps the ownership, which ends if the candidate withdraws their consent.
        candidate_id = case when o.supplier_id = excluded.supplier_id and o.owned_until > p_now
                            then o.candidate_id else excluded.candidate_id end
    where o.owned_until <= p_now or o.supplier_id = excluded.supplier_id
      or o.supplier_id = (select f.supplier_id from ownership_defence f where f.dispute_id = p_dispute) $$;

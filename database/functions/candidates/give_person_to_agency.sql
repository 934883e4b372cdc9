-- Transfers the ownership of a disputed person, in the scope in which the owner holds it, from the owner to the agency
-- that disputed it, for the ownership period that the client has set. Does so only if Rolecall has upheld the dispute.
-- The owner's other keys of the same candidate are transferred too; otherwise the person would have two owners.
create or replace function app.give_person_to_agency(p_dispute uuid, p_now timestamptz)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  update candidate_ownership o
  set supplier_id = d.supplier_id, candidate_id = d.id, owned_until = p_now + make_interval(days => t.ownership_days)
  from ownership_dispute d
    join ownership_defence f on f.dispute_id = d.id
    join tenant t on t.id = d.client_id
  where d.id = p_dispute and d.state = 'upheld'
    and o.client_id = d.client_id and o.supplier_id = f.supplier_id and o.scope_id = f.scope_id
    and (o.key_type || ':' || o.key_hash = any (d.keys)
      or exists (select from candidate_identity i
                 where i.candidate_id = f.candidate_id and i.key_type = o.key_type and i.key_hash = o.key_hash)) $$;

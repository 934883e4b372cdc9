-- Transfers the agency's ownership of a candidate's person, in the talent request and at the whole client, to the
-- employer, for the employer's own period. Does so only if the employer's claim on the candidate was decided in its
-- favour and no other agency has become the owner since. Covers the case that the person was first owned through another
-- of the agency's candidates.
create or replace function app.give_person_to_client(p_candidate uuid, p_now timestamptz)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  update candidate_ownership o
  set supplier_id = c.client_id, candidate_id = c.candidate_id,
      owned_until = p_now + make_interval(days => t.ownership_days)
  from ownership_claim c
    join tenant t on t.id = c.client_id
    join candidate k on k.id = c.candidate_id
  where c.candidate_id = p_candidate and c.state in ('accepted', 'lapsed', 'upheld')
    and o.client_id = c.client_id and o.supplier_id = c.supplier_id and o.scope_id in (c.client_id, k.talent_request_id)
    and (o.key_type, o.key_hash) in (select p.key_type, p.key_hash from app.keys_of_person(c.candidate_id, o.scope_id) p)
    and not exists (
      select from app.keys_of_person(c.candidate_id, o.scope_id) p
        join candidate_ownership other on other.client_id = o.client_id and other.scope_id = o.scope_id
          and other.key_type = p.key_type and other.key_hash = p.key_hash
      where other.supplier_id <> c.supplier_id and other.owned_until > p_now) $$;

-- Gives the agency's keys of a candidate to the employer, for the employer's own period of ownership. Only if the
-- employer's claim on the candidate stands.
create or replace function app.give_person_to_client(p_candidate uuid, p_now timestamptz)
  returns void language sql security definer set search_path = public set app.side = 'system' as $$
  update candidate_ownership o
  set supplier_id = c.client_id, owned_until = p_now + make_interval(days => t.ownership_days)
  from ownership_claim c join tenant t on t.id = c.client_id
  where c.candidate_id = p_candidate and c.state in ('accepted', 'lapsed', 'upheld')
    and o.candidate_id = p_candidate and o.client_id = c.client_id and o.supplier_id = c.supplier_id $$;

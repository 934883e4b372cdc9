-- The undecided matters about an agency's candidates: a claim, a dispute, the fee of a hire or a salary change. Each
-- decision needs the candidate's details, so they are kept until then. No other code defines which matters are
-- undecided. A dispute about a person is listed for all candidates who are that person, even for those that it doesn't
-- affect, because their keys lead to the person's other candidates. A dispute that the agency itself has opened is
-- listed too, for all candidates that share a key by which the agency knows the person, at every client, because an
-- erasure also clears that dispute. Row security applies with the caller's rights. Source: decisions 0159, 0168.
create or replace view app.open_matter with (security_invoker = true) as
  select c.id as candidate_id, c.supplier_id, 'claim' as matter from candidate c where c.claim_state = 'pending'
  union all
  select c.id, c.supplier_id, 'dispute' from candidate c where c.dispute_state = 'pending'
  union all
  select c.id, c.supplier_id, 'fee' from candidate c where c.fee_state = 'on_hold'
  union all
  select same.candidate_id, f.supplier_id, 'dispute'
    from ownership_defence f cross join lateral app.candidates_of_person(f.candidate_id, f.scope_id) same
    where f.outcome is null
  union all
  select i.candidate_id, d.supplier_id, 'own-dispute'
    from ownership_dispute d
      cross join lateral unnest(app.known_keys_in_scope(d.supplier_id, d.client_id, d.client_id, d.keys)) known
      join candidate_identity i on i.supplier_id = d.supplier_id
        and i.key_type = split_part(known, ':', 1) and i.key_hash = split_part(known, ':', 2)
    where d.state = 'open'
  union all
  select r.candidate_id, r.supplier_id, 'salary' from salary_revision r where r.state = 'open';
grant select on app.open_matter to rolecall_app;

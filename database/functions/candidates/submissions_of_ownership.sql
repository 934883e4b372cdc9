-- All submissions under the ownership to which one of the caller's candidates belongs, with the time of a withdrawal and
-- whether the employer has claimed the candidate. Includes those that the caller can't see, because they were withdrawn or
-- belong to somebody else's work, and those whose person was erased. Source: decision 0177.
create or replace function app.submissions_of_ownership(p_candidate uuid)
  returns table (date_submitted timestamptz, withdrawn_at timestamptz, is_claimed boolean)
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  with given as (
    select coalesce(c.owning_candidate_id, c.id) as first_id
    from candidate c where c.id = p_candidate and app.tenant() in (c.client_id, c.supplier_id))
  select k.date_submitted, case when k.status_id = ${candidateStatus.withdrew} then k.date_withdrawn end,
         exists (select from ownership_claim c where c.candidate_id = k.id)
  from given join candidate k on k.id = given.first_id or k.owning_candidate_id = given.first_id $$;

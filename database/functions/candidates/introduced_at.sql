-- Returns when an agency first introduced the person behind one of the calling client's candidates to it by an earlier
-- submission that was made since the given time, or whose candidacy was still open then; null if there is none. What the
-- client did with the person from then on follows from that submission, so it doesn't prove that the client already knew
-- the person. A hire is left out, because the client has paid for the introduction and knows the person, and so is a
-- submission on which the client's claim was successful. The person's keys are those that the candidate's agency knows;
-- other agencies' candidates don't connect keys. Source: decisions 0159, 0173.
create or replace function app.introduced_at(p_candidate uuid, p_since timestamptz) returns timestamptz
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  select min(earlier.date_submitted)
  from candidate claimed
    cross join lateral app.keys_of_person(claimed.id, claimed.client_id) person
    join candidate_identity i on i.client_id = claimed.client_id
      and i.key_type = person.key_type and i.key_hash = person.key_hash
    join candidate earlier on earlier.id = i.candidate_id
  where claimed.id = p_candidate and claimed.client_id = app.tenant()
    and earlier.date_submitted < claimed.date_submitted
    and earlier.status_id <> ${candidateStatus.hired} and earlier.claim_state is distinct from 'stands'
    and (earlier.date_submitted >= p_since or earlier.status_id in (${openStatuses})
      or exists (select from candidate_step s where s.candidate_id = earlier.id and s.at >= p_since)) $$;

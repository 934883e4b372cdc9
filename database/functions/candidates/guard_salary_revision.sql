-- Prevents changes to the proposed values of a salary revision, and a second decision on it. A revision that was closed
-- with its candidate can be opened again once the candidate is open again. Names and explanations can still be erased
-- later.
create or replace function app.guard_salary_revision() returns trigger language plpgsql as $$
begin
  if (new.id, new.candidate_id, new.base_salary, new.total_compensation, new.agency_fee, new.base_salary_before,
      new.total_compensation_before, new.agency_fee_before, new.proposed_at, new.proposed_by_side)
    is distinct from
     (old.id, old.candidate_id, old.base_salary, old.total_compensation, old.agency_fee, old.base_salary_before,
      old.total_compensation_before, old.agency_fee_before, old.proposed_at, old.proposed_by_side) then
    raise exception 'a proposed salary does not change' using errcode = 'RC010';
  end if;
  if old.state = 'closed' and new.state = 'open' then
    if (new.reason, new.proposed_by, new.proposed_by_name) is distinct from
       (old.reason, old.proposed_by, old.proposed_by_name)
      or num_nonnulls(new.decided_by, new.decided_by_name, new.decision_reason) > 0
      or not exists (
        select from candidate c where c.id = new.candidate_id and c.status_id in (${openStatuses})) then
      raise exception 'a closed salary revision opens again unchanged, and with its candidate' using errcode = 'RC010';
    end if;
  elsif old.state <> 'open' and (new.state, new.decided_at, new.decided_by_side)
      is distinct from (old.state, old.decided_at, old.decided_by_side) then
    raise exception 'a salary revision is decided once' using errcode = 'RC010';
  end if;
  return new;
end $$;

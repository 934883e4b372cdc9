-- Prevents changes to an application's status that the domain rules don't allow, and the withdrawal of an application
-- after a hire.
create or replace function app.guard_application() returns trigger language plpgsql as $$
begin
  if new.status_id = old.status_id then return new; end if;
  if not (case old.status_id
            when ${applicationStatus.pending} then new.status_id in (${applicationStatus.approved}, ${applicationStatus.declined}, ${applicationStatus.withdrew}, ${applicationStatus.notSelected})
            when ${applicationStatus.approved} then new.status_id in (${applicationStatus.revoked}, ${applicationStatus.withdrew}, ${applicationStatus.notSelected}, ${applicationStatus.rebid})
            when ${applicationStatus.withdrew} then new.status_id = old.previous_status_id
            when ${applicationStatus.rebid} then new.status_id in (${applicationStatus.approved}, ${applicationStatus.withdrew}, ${applicationStatus.notSelected})
            else false
          end) then
    raise exception 'An application cannot go from status % to status %.', old.status_id, new.status_id
      using errcode = 'check_violation', constraint = 'application_step_possible';
  end if;
  if new.status_id = ${applicationStatus.withdrew} and exists (select 1 from candidate c where c.application_id = new.id and c.status_id = ${candidateStatus.hired}) then
    raise exception 'An application cannot be withdrawn after a hire.'
      using errcode = 'check_violation', constraint = 'application_after_hire';
  end if;
  return new;
end $$;

-- Prevents a client that requires the consent of candidates from publishing an engagement without this requirement.
-- Also prevents changes to the requirement of a published engagement, because agencies have accepted its terms.
create or replace function app.guard_required_consent() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    raise exception 'a published engagement keeps its requirement of consent' using errcode = 'RC020';
  end if;
  if exists (select from tenant t where t.id = new.client_id and t.requires_candidate_consent) then
    raise exception 'the client requires the consent of candidates' using errcode = 'RC017';
  end if;
  return new;
end $$;

-- A client that requires the consent of candidates requires it in each engagement that it publishes.
create or replace function app.guard_required_consent() returns trigger language plpgsql as $$
begin
  if exists (select from tenant t where t.id = new.client_id and t.requires_candidate_consent) then
    raise exception 'the client requires the consent of candidates' using errcode = 'RC017';
  end if;
  return new;
end $$;

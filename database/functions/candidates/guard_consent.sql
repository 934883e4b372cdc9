-- Prevents a candidate from getting an open status without the consent that the engagement requires.
create or replace function app.guard_consent() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if exists (select from engagement e where e.id = new.engagement_id and e.requires_candidate_consent)
    and not exists (select from consent_request c
      where c.id = new.consent_request_id and c.supplier_id = new.supplier_id
        and c.talent_request_id = new.talent_request_id and c.state = 'agreed') then
    raise exception 'the candidate has not given the consent that this engagement requires' using errcode = 'RC012';
  end if;
  return new;
end $$;

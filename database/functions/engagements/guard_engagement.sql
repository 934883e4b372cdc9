-- Prevents changes to the status or stage of an ended engagement, a return to an earlier stage, and changes to the key
-- data of a published engagement.
create or replace function app.guard_engagement() returns trigger language plpgsql as $$
begin
  if old.status <> 'open' and (new.status, new.ended_as, new.stage) is distinct from (old.status, old.ended_as, old.stage) then
    raise exception 'an engagement that has ended does not change its status or stage' using errcode = 'RC003';
  end if;
  if app.stage_rank(new.stage) < app.stage_rank(old.stage) then
    raise exception 'an engagement does not return to an earlier stage' using errcode = 'RC004';
  end if;
  if old.published_at is not null and (new.published_at, new.kind, new.engagement_type_id, new.currency_id, new.client_id, new.number)
      is distinct from (old.published_at, old.kind, old.engagement_type_id, old.currency_id, old.client_id, old.number) then
    raise exception 'kind, type, currency, client and number of a published engagement do not change' using errcode = 'RC005';
  end if;
  return new;
end $$;

-- Prevents changes to a published question, and the republication of a withdrawn one.
create or replace function app.guard_question() returns trigger language plpgsql as $$
begin
  if old.published_at is not null
     and (new.text, new.kind, new.options, new.is_mandatory, new.talent_request_id, new.published_at)
       is distinct from (old.text, old.kind, old.options, old.is_mandatory, old.talent_request_id, old.published_at) then
    raise exception 'a published question does not change' using errcode = 'RC007';
  end if;
  if old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at then
    raise exception 'a withdrawn question is not published again' using errcode = 'RC007';
  end if;
  return new;
end $$;

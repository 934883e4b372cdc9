-- Completes a new version: takes the content from the candidate's current state, whatever the caller passes, and
-- assigns the next number. Skips the version if its content hasn't changed. Callers can write versions only in the
-- name of their own side.
create or replace function app.number_version() returns trigger
  language plpgsql set search_path = public as $$
declare latest record; owner record;
begin
  if app.side() not in ('', 'system') and new.by_side not in (app.side(), 'system') then
    raise exception 'a version names the side that made the change' using errcode = 'RC018';
  end if;
  select number, at, content into latest from candidate_version where candidate_id = new.candidate_id
    order by number desc limit 1;
  select supplier_id, client_id into strict owner from candidate where id = new.candidate_id;
  new.supplier_id := owner.supplier_id;
  new.client_id := owner.client_id;
  new.content := app.candidate_content(new.candidate_id);
  if new.content = latest.content then return null; end if;
  new.number := coalesce(latest.number, 0) + 1;
  new.at := greatest(new.at, latest.at);
  return new;
end $$;

-- Returns the time since which Rolecall's staff have held the data of a person, or of someone merged into this person;
-- null if there is no hold. Only the staff can see the reason.
create or replace function app.held_since(p_person uuid) returns timestamptz
  language sql stable security definer set search_path = public set app.side = 'system' as $$
  with recursive merged as (
    select p_person as id union select p.id from person p join merged m on p.merged_into_id = m.id)
  select min(h.placed_at) from merged m join person_hold h on h.person_id = m.id where h.lifted_at is null $$;

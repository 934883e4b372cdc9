-- Marks a person of the calling agency as merged into another one, or removes that mark. Runs as the system, because a
-- merged person has no submissions, so row security hides the person from users who see only assigned work.
create or replace function app.set_merged_into(p_person uuid, p_into uuid) returns void
  language sql security definer set search_path = public set app.side = 'system' as $$
  update person set merged_into_id = p_into where id = p_person and supplier_id = app.tenant() $$;

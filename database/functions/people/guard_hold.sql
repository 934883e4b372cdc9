-- Prevents the erasure of a person whose data Rolecall's staff have put on hold.
create or replace function app.guard_hold() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if (tg_table_name = 'person' and app.held_since(new.id) is not null)
      or (tg_table_name = 'candidate' and app.is_held_candidate(new.id)) then
    raise exception 'this person is held' using errcode = 'RC014';
  end if;
  return new;
end $$;

-- Refuses a session to a user whose role requires a second factor that they have not set up. The server sets whether
-- staff need one, and whether users sign in at an external provider, which then enforces its own rules.
create or replace function app.guard_session() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('app.signs_in_elsewhere', true), '') <> 'on'
     and app.requires_second_factor(new.user_id, coalesce(current_setting('app.staff_second_factor', true), '') = 'on')
     and not app.has_any_second_factor(new.user_id) then
    raise exception 'this user must set up a second factor first' using errcode = 'RC021';
  end if;
  return new;
end $$;

-- Prevents the number of filled roles from decreasing.
create or replace function app.guard_filled_roles() returns trigger language plpgsql as $$
begin
  if new.no_of_roles_filled < old.no_of_roles_filled then
    raise exception 'the number of filled roles cannot decrease' using errcode = 'RC002';
  end if;
  return new;
end $$;

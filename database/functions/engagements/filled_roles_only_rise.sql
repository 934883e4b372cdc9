create or replace function app.filled_roles_only_rise() returns trigger language plpgsql as $$
begin
  if new.no_of_roles_filled < old.no_of_roles_filled then
    raise exception 'filled roles only rise' using errcode = 'RC002';
  end if;
  return new;
end $$;

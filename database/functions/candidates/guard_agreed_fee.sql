-- Keeps the employer from lowering an agreed fee more than a day after it was first recorded. Also sets the time of the
-- first record for the previous version, which doesn't know the column and may still run during an upgrade.
create or replace function app.guard_agreed_fee() returns trigger
  language plpgsql set search_path = public as $$
begin
  if old.first_agreed_at is null then
    new.first_agreed_at := coalesce(new.first_agreed_at, new.agreed_at);
  elsif new.first_agreed_at is distinct from old.first_agreed_at
    or (app.side() = 'client' and new.amount < old.amount and new.agreed_at > old.first_agreed_at + interval '1 day') then
    raise exception 'an agreed fee can''t be lowered' using errcode = '23514';
  end if;
  return new;
end $$;

-- Prevents changes to the details of a candidate who agreed to be represented with them, because one person's consent
-- must not serve for another person.
create or replace function app.guard_confirmed_person() returns trigger
  language plpgsql set search_path = public as $$
begin
  raise exception 'the candidate agreed to be represented with these details' using errcode = 'RC016';
end $$;

-- Prevents changes to the details of a candidate who agreed to be represented with them, because one person's consent
-- must not serve for another person, and of a candidate about whom a claim or a dispute is undecided, because the
-- decision is found by these details.
create or replace function app.guard_confirmed_person() returns trigger
  language plpgsql set search_path = public as $$
begin
  raise exception 'the details of a confirmed or contested candidate cannot be changed' using errcode = 'RC016';
end $$;

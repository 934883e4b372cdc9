-- Prevents changes to the details of a candidate who agreed to be represented with them, because one person's consent
-- must not serve for another person. Also prevents them while a claim or a dispute about the candidate is undecided,
-- because the decision uses these details to find the person. The country is one of them, because a phone number without
-- a country code is read with it.
create or replace function app.guard_confirmed_person() returns trigger
  language plpgsql set search_path = public as $$
begin
  raise exception 'the details of a confirmed or contested candidate cannot be changed' using errcode = 'RC016';
end $$;

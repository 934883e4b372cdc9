-- Prevents changes to the details with which a candidate agreed to be represented, because one person's consent must
-- not serve for another person. Also prevents changes while a claim or a dispute about the candidate is undecided,
-- because the decision uses these details to find the person. The country is one of them, because it determines how a
-- phone number without a country code is read.
create or replace function app.guard_confirmed_person() returns trigger
  language plpgsql set search_path = public as $$
begin
  raise exception 'the details of a confirmed or contested candidate cannot be changed' using errcode = 'RC016';
end $$;

-- The consent of one person does not serve for another: who agreed keeps the details that they agreed to.
create or replace function app.guard_confirmed_person() returns trigger
  language plpgsql set search_path = public as $$
begin
  raise exception 'the candidate agreed to be represented with these details' using errcode = 'RC016';
end $$;

-- Prevents hiring or closing a candidate while a revision of their salary is open.
create or replace function app.guard_open_revision() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if exists (select from salary_revision r where r.candidate_id = new.id and r.state = 'open') then
    raise exception 'a salary revision of this candidate is open' using errcode = 'RC011';
  end if;
  return new;
end $$;

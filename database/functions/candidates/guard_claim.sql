-- Nobody is hired while the employer's claim on the candidate is undecided, or once it stands: no fee would be due.
create or replace function app.guard_claim() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if exists (select from ownership_claim c where c.candidate_id = new.id
      and c.state in ('open', 'contested', 'accepted', 'lapsed', 'upheld')) then
    raise exception 'the employer has claimed this candidate' using errcode = 'RC013';
  end if;
  return new;
end $$;

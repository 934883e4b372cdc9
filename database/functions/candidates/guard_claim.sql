-- Prevents the hire of a candidate while the employer's claim on them is undecided, or after it was decided in the
-- employer's favour, since no fee would be due.
create or replace function app.guard_claim() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if exists (select from ownership_claim c where c.candidate_id = new.id
      and c.state in ('open', 'contested', 'accepted', 'lapsed', 'upheld')) then
    raise exception 'the employer has claimed this candidate' using errcode = 'RC013';
  end if;
  return new;
end $$;

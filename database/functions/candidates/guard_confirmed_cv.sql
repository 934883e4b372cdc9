-- Prevents changes to the CV with which a candidate agreed to be represented: it can't be replaced, detached or
-- deleted, and no second CV can be attached. An erasure can still delete it.
create or replace function app.guard_confirmed_cv() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
declare confirmed uuid;
begin
  select k.id into confirmed from candidate k
    where k.id = any (array[case when tg_op <> 'INSERT' then old.candidate_id end,
                            case when tg_op <> 'DELETE' then new.candidate_id end])
      and k.consent_request_id is not null and k.erased_at is null
    limit 1;
  if confirmed is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.candidate_id is not null)
    or exists (select from candidate_document d
               where d.candidate_id = confirmed and d.kind = 'cv' and d.id <> new.id) then
    raise exception 'the candidate agreed to be represented with this CV' using errcode = 'RC016';
  end if;
  return new;
end $$;

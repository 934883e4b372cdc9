-- Who agreed to be represented with a CV is represented with that CV. Only the CV of the submission is attached.
create or replace function app.guard_confirmed_cv() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  if exists (select from candidate k
             where k.id = new.candidate_id and k.consent_request_id is not null and k.erased_at is null)
    and ((tg_op = 'UPDATE' and old.candidate_id = new.candidate_id)
      or exists (select from candidate_document d
                 where d.candidate_id = new.candidate_id and d.kind = 'cv' and d.id <> new.id)) then
    raise exception 'the candidate agreed to be represented with this CV' using errcode = 'RC016';
  end if;
  return new;
end $$;

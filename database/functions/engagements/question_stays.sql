create or replace function app.question_stays() returns trigger language plpgsql as $$
begin
  if old.published_at is not null
     and (new.text, new.kind, new.options, new.is_mandatory, new.talent_request_id, new.published_at)
       is distinct from (old.text, old.kind, old.options, old.is_mandatory, old.talent_request_id, old.published_at) then
    raise exception 'a question that is asked stays as it is' using errcode = 'RC007';
  end if;
  if old.withdrawn_at is not null and new.withdrawn_at is distinct from old.withdrawn_at then
    raise exception 'a question that is withdrawn is not asked again' using errcode = 'RC007';
  end if;
  return new;
end $$;

-- Updates a candidate's row in candidate_words if it is outdated.
create or replace function app.index_candidate() returns trigger
  language plpgsql security definer set search_path = public set app.side = 'system' as $$
begin
  insert into candidate_words as w select * from app.candidate_words_now where candidate_id = new.id
    on conflict (candidate_id) do update set words = excluded.words, date_submitted = excluded.date_submitted
    where (w.words, w.date_submitted) is distinct from (excluded.words, excluded.date_submitted);
  delete from candidate_words w where w.candidate_id = new.id
    and not exists (select from app.candidate_words_now n where n.candidate_id = new.id);
  return null;
end $$;
